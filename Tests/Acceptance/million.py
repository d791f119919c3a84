#!/usr/bin/env python3
"""Fills a store with a million made-up items, as answers that the program works in at its first `find`, and times `find`.

    million.py BINARY STORE [ITEMS]

Takes some minutes and 2 GB; a store that is there already is only timed. The times are of the processor, less those of a
`find` in an empty store: what looking takes in the process, with a connection that has read nothing yet.
"""
import json, os, random, sqlite3, statistics, subprocess, sys, time

BINARY, STORE = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
ITEMS = int(sys.argv[3]) if len(sys.argv) > 3 else 1_000_000
A_PAGE = 200
ENDPOINT = "https://itunes.apple.com"
dice = random.Random(2)


class Words:
    """Words that are the rarer the further down they stand, as in any language."""

    def __init__(self, words, exponent=1.0):
        self.words, self.weights, total = words, [], 0.0
        for place in range(len(words)):
            total += 1 / (place + 1) ** exponent
            self.weights.append(total)

    def some(self, count):
        return dice.choices(self.words, cum_weights=self.weights, k=count)


def syllables(count):
    return "".join(dice.choice("bdfgklmnprstv") + dice.choice("aeiou") for _ in range(count))


def ideographs(count):
    # The first thousand are in most titles.
    return "".join(chr(0x4E00 + min(int(dice.expovariate(1 / 400)), 6000)) for _ in range(count))


def kana(count):
    # A few of them are in nearly every title.
    return "".join(dice.choices("ーンスルトラッイリアクドシマタレロカナジコブキバテニグムミサチダボハオパホフウモネケ",
                                weights=range(42, 0, -1), k=count))


ENGLISH = Words(["the", "of", "and", "a", "love", "in", "to", "my", "you", "night"]
                + [syllables(dice.randint(2, 4)) for _ in range(60_000)])
CHINESE = Words([ideographs(dice.choice((1, 2, 2, 2, 3))) for _ in range(20_000)], 0.9)
JAPANESE = Words(["の", "愛", "人"] + [kana(dice.randint(2, 5)) for _ in range(10_000)]
                 + [ideographs(dice.choice((1, 2, 2))) for _ in range(10_000)], 0.9)
ARTISTS = Words([" ".join(w.title() for w in ENGLISH.some(2)) for _ in range(50_000)], 0.7)
GENRES = ["Rock", "Pop", "Jazz", "Drama", "Comedy", "Podcasts", "Soundtrack", "J-Pop"]


def record(number):
    script = dice.random()
    if script < 0.15:
        name = "".join(CHINESE.some(dice.randint(2, 5)))
    elif script < 0.35:
        name = "".join(JAPANESE.some(dice.randint(2, 5)))
    else:
        name = " ".join(ENGLISH.some(dice.randint(1, 6))).title()
    artist = ARTISTS.some(1)[0]
    slug = f"https://music.apple.com/us/album/{number}"
    item = {
        "wrapperType": "track", "kind": "song", "artistId": number % 50_000 + 1, "collectionId": number // 12 + 1,
        "trackId": number, "artistName": artist, "collectionName": " ".join(ENGLISH.some(2)).title(),
        "trackName": name, "artistViewUrl": f"https://music.apple.com/us/artist/{number % 50_000 + 1}?uo=4",
        "collectionViewUrl": f"{slug}?i={number}&uo=4", "trackViewUrl": f"{slug}?i={number}&uo=4",
        "previewUrl": f"https://audio-ssl.itunes.apple.com/itunes-assets/AudioPreview/{number}.plus.aac.p.m4a",
        "artworkUrl60": f"https://is1-ssl.mzstatic.com/image/thumb/Music/{number}/source/60x60bb.jpg",
        "artworkUrl100": f"https://is1-ssl.mzstatic.com/image/thumb/Music/{number}/source/100x100bb.jpg",
        "collectionPrice": 9.99, "trackPrice": 1.29, "releaseDate": f"{dice.randint(1960, 2026)}-03-01T08:00:00Z",
        "trackExplicitness": "notExplicit", "trackCount": 12, "trackNumber": number % 12 + 1,
        "trackTimeMillis": dice.randint(90_000, 500_000), "country": "USA", "currency": "USD",
        "primaryGenreName": dice.choice(GENRES), "isStreamable": True,
    }
    if dice.random() < 0.1:
        item["longDescription"] = " ".join(ENGLISH.some(60))
    return json.dumps(item, ensure_ascii=False)


def add_answers(pages):
    store = sqlite3.connect(STORE + "-seen")
    now = int(time.time())
    with store:
        for page in pages:
            lines = [record(page * A_PAGE + place + 1) for place in range(A_PAGE)]
            body = '\n\n\n{\n "resultCount":%d,\n "results": [\n%s]\n}\n\n\n' % (A_PAGE, ", \n".join(lines))
            request = f"search?term=page%20{page}&media=all&country=us&limit=200&explicit=yes"
            store.execute("INSERT INTO answer (endpoint, target, request, fetched_at, body) VALUES (?, ?, ?, ?, ?)",
                          (ENDPOINT, f"/search?term=page+{page}", request, now - 60 * (ITEMS // A_PAGE - page), body.encode()))
    store.close()


def find(words, store=STORE):
    """The milliseconds that it takes, and how many rows come."""
    command = [BINARY, "--store", store, "--offline", "find", words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    rows = process.stdout.read().count(b"\n")
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return (usage.ru_utime + usage.ru_stime) * 1000, rows


def fill():
    # The first makes the files, each with its layout; the log of the others is emptied from time to time.
    find("nothing")
    for page in range(0, ITEMS // A_PAGE, 250):
        add_answers(range(page, min(page + 250, ITEMS // A_PAGE)))
        find("nothing")


def measure():
    empty = STORE + "-empty"
    base = statistics.median(find("nothing", empty)[0] for _ in range(20))
    rare = ENGLISH.words[3_000]
    for words in ["the", "love the", rare, rare[:2], rare[:4], "の", "ラン", "ンー", "愛の", "ランス"]:
        runs = [find(words) for _ in range(20)]
        print(f"{statistics.median(ms for ms, _ in runs) - base:6.1f} ms  {runs[0][1]:3} rows  {words}")
    for suffix in ["", "-wal", "-shm", "-seen", "-seen-wal", "-seen-shm"]:
        if os.path.exists(empty + suffix):
            os.remove(empty + suffix)


if not os.path.exists(STORE):
    fill()
measure()
