/// What comes of each line over a place; see `ViewModelTableTests.summary`.
extension ViewModelTableTests {
  static let expectedOverPlaces: [Start: String] = [
    .loading: """
    (nothing) >loading
    /new cssfd>loading
    help me cssfd>loading
    3 cssfd>loading
    row:30 t>loading
    id:102 cssd>detail1
    id:7 cssfd>loading
    song:102 cssd>detail1
    movie:102 cssfd>loading
    next cssd>list25+10
    prev cst>list25+0
    page 2 cssd>list25+10
    page 9 cst>list25+0
    back cssd>start
    forward cst>list25+0
    list csd>list25+0
    redraw w>loading
    reload cssfd>loading
    retry cssfd>loading
    country gb kt>loading
    set t>loading
    help t>loading
    quit q>loading
    home cssffffd>loading
    home alone cssfd>loading
    charts cssfd>loading
    charts jazz cssfd>loading
    more cst>list25+0
    more 2 cssfd>loading
    more id:7 cssfd>loading
    compare cst>list25+0
    compare 2 gb cssfd>loading
    compare id:7 cssffffd>loading
    lookup 7 cssfd>loading
    lookup to the stars cssfd>loading
    find abba cs?>list25+0
    copy url cst>list25+0
    copy title 2 cssfd>loading
    copy id id:7 cssfd>loading
    open 1-2 cssfd>loading
    open season cssfd>loading
    play cst>list25+0
    play 2 cssfd>loading
    play id:7 cssfd>loading
    play misty cssfd>loading
    stop t>loading
    export csv x.csv E>loading
    import x.json I>loading
    filter 10 cssd>list10+0
    filter price< t>loading
    filter off cssd>list25+0
    sort -name cssd>list25+0
    sort it out cssfd>loading
    """,
    .reloading: """
    (nothing) >loading
    /new cssfd>loading
    help me cssfd>loading
    3 cssfd>loading
    row:30 t>loading
    id:102 cssd>detail1
    id:7 cssfd>loading
    song:102 cssd>detail1
    movie:102 cssfd>loading
    next cssd>list25+10
    prev cst>list25+0
    page 2 cssd>list25+10
    page 9 cst>list25+0
    back cssd>start
    forward cst>list25+0
    list csd>list25+0
    redraw w>loading
    reload cssfd>loading
    retry cssfd>loading
    country gb kt>loading
    set t>loading
    help t>loading
    quit q>loading
    home cssffffd>loading
    home alone cssfd>loading
    charts cssfd>loading
    charts jazz cssfd>loading
    more cst>list25+0
    more 2 cssfd>loading
    more id:7 cssfd>loading
    compare cst>list25+0
    compare 2 gb cssfd>loading
    compare id:7 cssffffd>loading
    lookup 7 cssfd>loading
    lookup to the stars cssfd>loading
    find abba cs?>list25+0
    copy url cst>list25+0
    copy title 2 cssfd>loading
    copy id id:7 cssfd>loading
    open 1-2 cssfd>loading
    open season cssfd>loading
    play cst>list25+0
    play 2 cssfd>loading
    play id:7 cssfd>loading
    play misty cssfd>loading
    stop t>loading
    export csv x.csv E>loading
    import x.json I>loading
    filter 10 cssd>list10+0
    filter price< t>loading
    filter off cssd>list25+0
    sort -name cssd>list25+0
    sort it out cssfd>loading
    """,
    .completing: """
    (nothing) >loading
    /new cssfd>loading
    help me cssfd>loading
    3 cssfd>loading
    row:30 t>loading
    id:102 cssfd>loading
    id:7 cssfd>loading
    song:102 cssfd>loading
    movie:102 cssfd>loading
    next cst>detail1
    prev cssfd>loading
    page 2 cst>detail1
    page 9 cst>detail1
    back cssd>list2+0
    forward cst>detail1
    list cssd>list2+0
    redraw w>loading
    reload cssfd>loading
    retry cssfd>loading
    country gb kt>loading
    set t>loading
    help t>loading
    quit q>loading
    home cssffffd>loading
    home alone cssfd>loading
    charts cssfd>loading
    charts jazz cssfd>loading
    more cssfd>loading
    more 2 cssfd>loading
    more id:7 cssfd>loading
    compare cssffffd>loading
    compare 2 gb cssfd>loading
    compare id:7 cssffffd>loading
    lookup 7 cssfd>loading
    lookup to the stars cssfd>loading
    find abba cs?>detail1
    copy url cst>detail1
    copy title 2 cssfd>loading
    copy id id:7 cssfd>loading
    open 1-2 cssfd>loading
    open season cssfd>loading
    play cssfd>loading
    play 2 cssfd>loading
    play id:7 cssfd>loading
    play misty cssfd>loading
    stop t>loading
    export csv x.csv E>loading
    import x.json I>loading
    filter 10 cst>detail1
    filter price< t>loading
    filter off cst>detail1
    sort -name cst>detail1
    sort it out cssfd>loading
    """,
    .home: """
    (nothing) >loading
    /new cssfd>loading
    help me cssfd>loading
    3 cssfd>loading
    row:30 t>loading
    id:102 cssd>detail1
    id:7 cssfd>loading
    song:102 cssd>detail1
    movie:102 cssfd>loading
    next cssd>list25+10
    prev cst>list25+0
    page 2 cssd>list25+10
    page 9 cst>list25+0
    back cssd>start
    forward cst>list25+0
    list csd>list25+0
    redraw w>loading
    reload cssfd>loading
    retry cssffffd>loading
    country gb kt>loading
    set t>loading
    help t>loading
    quit q>loading
    home cssffffd>loading
    home alone cssfd>loading
    charts cssfd>loading
    charts jazz cssfd>loading
    more cst>list25+0
    more 2 cssfd>loading
    more id:7 cssfd>loading
    compare cst>list25+0
    compare 2 gb cssfd>loading
    compare id:7 cssffffd>loading
    lookup 7 cssfd>loading
    lookup to the stars cssfd>loading
    find abba cs?>list25+0
    copy url cst>list25+0
    copy title 2 cssfd>loading
    copy id id:7 cssfd>loading
    open 1-2 cssfd>loading
    open season cssfd>loading
    play cst>list25+0
    play 2 cssfd>loading
    play id:7 cssfd>loading
    play misty cssfd>loading
    stop t>loading
    export csv x.csv E>loading
    import x.json I>loading
    filter 10 cssd>list10+0
    filter price< t>loading
    filter off cssd>list25+0
    sort -name cssd>list25+0
    sort it out cssfd>loading
    """,
    .twoSteps: """
    (nothing) >loading
    /new cssfd>loading
    help me cssfd>loading
    3 cssfd>loading
    row:30 t>loading
    id:102 cssd>detail1
    id:7 cssfd>loading
    song:102 cssd>detail1
    movie:102 cssfd>loading
    next cssd>detail2
    prev cssd>detail0
    page 2 cst>detail1
    page 9 cst>detail1
    back cssd>list25+0
    forward cst>detail1
    list cssd>list25+0
    redraw w>loading
    reload cssfd>loading
    retry cssfd>loading
    country gb kt>loading
    set t>loading
    help t>loading
    quit q>loading
    home cssffffd>loading
    home alone cssfd>loading
    charts cssfd>loading
    charts jazz cssfd>loading
    more cst>detail1
    more 2 cssfd>loading
    more id:7 cssfd>loading
    compare cssffffd>loading
    compare 2 gb cssfd>loading
    compare id:7 cssffffd>loading
    lookup 7 cssfd>loading
    lookup to the stars cssfd>loading
    find abba cs?>detail1
    copy url cst>detail1
    copy title 2 cssfd>loading
    copy id id:7 cssfd>loading
    open 1-2 cssfd>loading
    open season cssfd>loading
    play cst>detail1
    play 2 cssfd>loading
    play id:7 cssfd>loading
    play misty cssfd>loading
    stop t>loading
    export csv x.csv E>loading
    import x.json I>loading
    filter 10 cst>detail1
    filter price< t>loading
    filter off cst>detail1
    sort -name cst>detail1
    sort it out cssfd>loading
    """,
    .error: """
    (nothing) >error
    /new sfd>loading
    help me sfd>loading
    3 sfd>loading
    row:30 t>error
    id:102 sd>detail1
    id:7 sfd>loading
    song:102 sd>detail1
    movie:102 sfd>loading
    next t>error
    prev t>error
    page 2 t>error
    page 9 t>error
    back sd>list25+0
    forward t>error
    list sd>list25+0
    redraw w>error
    reload sfd>loading
    retry sfd>loading
    country gb kt>error
    set t>error
    help t>error
    quit q>error
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>error
    more 2 sfd>loading
    more id:7 sfd>loading
    compare t>error
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>error
    copy url t>error
    copy title 2 sfd>loading
    copy id id:7 sfd>loading
    open 1-2 sfd>loading
    open season sfd>loading
    play t>error
    play 2 sfd>loading
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>error
    export csv x.csv E>error
    import x.json I>error
    filter 10 t>error
    filter price< t>error
    filter off t>error
    sort -name t>error
    sort it out sfd>loading
    """,
    .reloadError: """
    (nothing) >error
    /new sfd>loading
    help me sfd>loading
    3 sfd>loading
    row:30 t>error
    id:102 sd>detail1
    id:7 sfd>loading
    song:102 sd>detail1
    movie:102 sfd>loading
    next t>error
    prev t>error
    page 2 t>error
    page 9 t>error
    back sd>detail1
    forward t>error
    list sd>list25+0
    redraw w>error
    reload sfd>loading
    retry sfd>loading
    country gb kt>error
    set t>error
    help t>error
    quit q>error
    home sffffd>loading
    home alone sfd>loading
    charts sfd>loading
    charts jazz sfd>loading
    more t>error
    more 2 sfd>loading
    more id:7 sfd>loading
    compare sffffd>loading
    compare 2 gb sfd>loading
    compare id:7 sffffd>loading
    lookup 7 sfd>loading
    lookup to the stars sfd>loading
    find abba ?>error
    copy url t>error
    copy title 2 sfd>loading
    copy id id:7 sfd>loading
    open 1-2 sfd>loading
    open season sfd>loading
    play t>error
    play 2 sfd>loading
    play id:7 sfd>loading
    play misty sfd>loading
    stop t>error
    export csv x.csv E>error
    import x.json I>error
    filter 10 t>error
    filter price< t>error
    filter off t>error
    sort -name t>error
    sort it out sfd>loading
    """,
  ]
}
