/// What comes of each line at a place; see `ViewModelTableTests.summary`.
extension ViewModelTableTests {
  static let expectedAtPlaces: [Start: String] = [
    .start: """
    (nothing) >start
    /new sfd>loading
    help me sfd>loading
    3 sfd>loading
    row:30 t>start
    id:102 sfd>loading
    id:7 sfd>loading
    song:102 sfd>loading
    movie:102 sfd>loading
    next t>start
    prev t>start
    page 2 t>start
    page 9 t>start
    back t>start
    forward t>start
    list d>start
    redraw w>start
    reload t>start
    retry t>start
    country gb kt>start
    set t>start
    help t>start
    quit q>start
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>start
    more 2 sfd>loading
    more id:7 sfd>loading
    compare t>start
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>start
    copy url t>start
    copy title 2 sfd>loading
    copy id id:7 sfd>loading
    open 1-2 sfd>loading
    open season sfd>loading
    play t>start
    play 2 sfd>loading
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>start
    export csv x.csv E>start
    import x.json I>start
    filter 10 t>start
    filter price< t>start
    filter off t>start
    sort -name t>start
    sort it out sfd>loading
    """,
    .empty: """
    (nothing) >list0+0
    /new sfd>loading
    help me sfd>loading
    3 sfd>loading
    row:30 t>list0+0
    id:102 sfd>loading
    id:7 sfd>loading
    song:102 sfd>loading
    movie:102 sfd>loading
    next t>list0+0
    prev t>list0+0
    page 2 t>list0+0
    page 9 t>list0+0
    back sd>start
    forward t>list0+0
    list d>list0+0
    redraw w>list0+0
    reload sfd>loading
    retry t>list0+0
    country gb kt>list0+0
    set t>list0+0
    help t>list0+0
    quit q>list0+0
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>list0+0
    more 2 sfd>loading
    more id:7 sfd>loading
    compare t>list0+0
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>list0+0
    copy url t>list0+0
    copy title 2 sfd>loading
    copy id id:7 sfd>loading
    open 1-2 sfd>loading
    open season sfd>loading
    play t>list0+0
    play 2 sfd>loading
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>list0+0
    export csv x.csv E>list0+0
    import x.json I>list0+0
    filter 10 sd>list0+0
    filter price< t>list0+0
    filter off sd>list0+0
    sort -name sd>list0+0
    sort it out sfd>loading
    """,
    .list: """
    (nothing) >list25+0
    /new sfd>loading
    help me sfd>loading
    3 sd>detail2
    row:30 t>list25+0
    id:102 sd>detail1
    id:7 sfd>loading
    song:102 sd>detail1
    movie:102 sfd>loading
    next sd>list25+10
    prev t>list25+0
    page 2 sd>list25+10
    page 9 t>list25+0
    back sd>start
    forward t>list25+0
    list d>list25+0
    redraw w>list25+0
    reload sfd>loading
    retry t>list25+0
    country gb kt>list25+0
    set t>list25+0
    help t>list25+0
    quit q>list25+0
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>list25+0
    more 2 t>list25+0
    more id:7 sfd>loading
    compare t>list25+0
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>list25+0
    copy url t>list25+0
    copy title 2 a>list25+0
    copy id id:7 sfd>loading
    open 1-2 t>list25+0
    open season sfd>loading
    play t>list25+0
    play 2 t>list25+0
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>list25+0
    export csv x.csv E>list25+0
    import x.json I>list25+0
    filter 10 sd>list10+0
    filter price< t>list25+0
    filter off sd>list25+0
    sort -name sd>list25+0
    sort it out sfd>loading
    """,
    .detail: """
    (nothing) >detail1
    /new sfd>loading
    help me sfd>loading
    3 sd>detail2
    row:30 t>detail1
    id:102 sd>detail1
    id:7 sfd>loading
    song:102 sd>detail1
    movie:102 sfd>loading
    next sd>detail2
    prev sd>detail0
    page 2 t>detail1
    page 9 t>detail1
    back sd>list25+0
    forward t>detail1
    list sd>list25+0
    redraw w>detail1
    reload sfd>loading
    retry t>detail1
    country gb kt>detail1
    set t>detail1
    help t>detail1
    quit q>detail1
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>detail1
    more 2 t>detail1
    more id:7 sfd>loading
    compare sffffd>loading
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>detail1
    copy url t>detail1
    copy title 2 a>detail1
    copy id id:7 sfd>loading
    open 1-2 t>detail1
    open season sfd>loading
    play t>detail1
    play 2 t>detail1
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>detail1
    export csv x.csv E>detail1
    import x.json I>detail1
    filter 10 t>detail1
    filter price< t>detail1
    filter off t>detail1
    sort -name t>detail1
    sort it out sfd>loading
    """,
    .chart: """
    (nothing) >list2+0
    /new sfd>loading
    help me sfd>loading
    3 t>list2+0
    row:30 t>list2+0
    id:102 sfd>loading
    id:7 sfd>loading
    song:102 sfd>loading
    movie:102 sfd>loading
    next t>list2+0
    prev t>list2+0
    page 2 t>list2+0
    page 9 t>list2+0
    back sd>start
    forward t>list2+0
    list d>list2+0
    redraw w>list2+0
    reload sfd>loading
    retry t>list2+0
    country gb kt>list2+0
    set t>list2+0
    help t>list2+0
    quit q>list2+0
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>list2+0
    more 2 sfd>loading
    more id:7 sfd>loading
    compare t>list2+0
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>list2+0
    copy url t>list2+0
    copy title 2 a>list2+0
    copy id id:7 sfd>loading
    open 1-2 t>list2+0
    open season sfd>loading
    play t>list2+0
    play 2 sfd>loading
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>list2+0
    export csv x.csv E>list2+0
    import x.json I>list2+0
    filter 10 sd>list2+0
    filter price< t>list2+0
    filter off sd>list2+0
    sort -name sd>list2+0
    sort it out sfd>loading
    """,
    .chartDetail: """
    (nothing) >detail1
    /new sfd>loading
    help me sfd>loading
    3 t>detail1
    row:30 t>detail1
    id:102 sfd>loading
    id:7 sfd>loading
    song:102 sfd>loading
    movie:102 sfd>loading
    next t>detail1
    prev sfd>loading
    page 2 t>detail1
    page 9 t>detail1
    back sd>list2+0
    forward t>detail1
    list sd>list2+0
    redraw w>detail1
    reload sfd>loading
    retry t>detail1
    country gb kt>detail1
    set t>detail1
    help t>detail1
    quit q>detail1
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more sfd>loading
    more 2 sfd>loading
    more id:7 sfd>loading
    compare sffffd>loading
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>detail1
    copy url t>detail1
    copy title 2 a>detail1
    copy id id:7 sfd>loading
    open 1-2 t>detail1
    open season sfd>loading
    play t>detail1
    play 2 t>detail1
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>detail1
    export csv x.csv E>detail1
    import x.json I>detail1
    filter 10 t>detail1
    filter price< t>detail1
    filter off t>detail1
    sort -name t>detail1
    sort it out sfd>loading
    """,
    .films: """
    (nothing) >list1+0
    /new sfd>loading
    help me sfd>loading
    3 t>list1+0
    row:30 t>list1+0
    id:102 sfd>loading
    id:7 sfd>loading
    song:102 sfd>loading
    movie:102 sfd>loading
    next t>list1+0
    prev t>list1+0
    page 2 t>list1+0
    page 9 t>list1+0
    back sd>start
    forward t>list1+0
    list d>list1+0
    redraw w>list1+0
    reload sfd>loading
    retry t>list1+0
    country gb kt>list1+0
    set t>list1+0
    help t>list1+0
    quit q>list1+0
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more sfd>loading
    more 2 sfd>loading
    more id:7 sfd>loading
    compare sffffd>loading
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>list1+0
    copy url t>list1+0
    copy title 2 sfd>loading
    copy id id:7 sfd>loading
    open 1-2 sfd>loading
    open season sfd>loading
    play sfd>loading
    play 2 sfd>loading
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>list1+0
    export csv x.csv E>list1+0
    import x.json I>list1+0
    filter 10 sd>list1+0
    filter price< t>list1+0
    filter off sd>list1+0
    sort -name sd>list1+0
    sort it out sfd>loading
    """,
  ]
}
