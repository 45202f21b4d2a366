import { times } from "./median.ts"
import { aims } from "./tables.ts"

/** What a run may measure, by the word that asks for it; the figures stand in this order. */
export const parts = ["pages", "calls", "start", "reports", "lists", "ledger", "leads", "feeds", "suite"] as const
export type Part = (typeof parts)[number]

/** The table of each part; empty where it was never measured. */
export type Tables = Readonly<Record<Part, string>>

/** The first word in the head of each part's table. */
const firstWords: Readonly<Record<Part, string>> = {
  pages: "page",
  calls: "call",
  start: "start",
  reports: "report",
  lists: "list",
  ledger: "ledger",
  leads: "download",
  feeds: "feed",
  suite: "suite",
}

/** The tables of the existing page, for a run that measures some of them. */
export const tablesIn = (page: string): Tables => {
  const [, figures = ""] = /## Figures\n\n([^]*?)\n\nAims:/.exec(page) ?? []
  const blocks = figures.split(/\n\n(?=\| )/)
  const tableOf = (part: Part) => blocks.find((block) => block.startsWith(`| ${firstWords[part]} |`)) ?? ""
  return {
    pages: tableOf("pages"),
    calls: tableOf("calls"),
    start: tableOf("start"),
    reports: tableOf("reports"),
    lists: tableOf("lists"),
    ledger: tableOf("ledger"),
    leads: tableOf("leads"),
    feeds: tableOf("feeds"),
    suite: tableOf("suite"),
  }
}

/** The tables that there are, one below the other. */
const figuresOf = (tables: Tables): string =>
  parts.flatMap((part) => (tables[part] === "" ? [] : [tables[part]])).join("\n\n")

/** The documentation page with the figures. */
export const benchmarksPage = (tables: Tables): string => `# Benchmarks

Written by \`npm run bench -- --write\`. Every figure of time is a ratio within one run, beside the ratio of identical code
to itself (the control), so that it means the same on any machine; sizes are bytes over the wire.

## Figures

${figuresOf(tables)}

Aims: at most ${aims.scripts / 1000} kB of JavaScript for the first load of a public page, largest paint at most ${times(aims.paint)} that of a bare React page,
and the processor time of calls as the table says; the first answer of a started api after at most ${times(aims.start)} of the bare server's
time; at most ${times(aims.reports)} of the pages touched by reports when a hundred times as many businesses have data; a page of the campaign list by newest at most ${times(aims.lists)} of its time
at a hundred times as many campaigns; postings at ${times(aims.postings)} of the
rate of their statements alone or faster, and a balance read by at most ${times(aims.balance)} of the pages at a thousand times as many entries;
all leads as CSV at ${times(aims.exported)} of the speed of psql's COPY or faster with at most ${aims.exportedMegabytes} MB; a feed imported for at most
${times(aims.imported)} of the processor time of tokenising it.

## What is behind them

- Public pages are drawn on the server with their style in the page, so the first paint waits for one answer and no script.
- A first load is what a page asks for by itself. /home and /country load React, the router, texts and their own screens.
  /login, /signup/businessDetails and /s/x load no more than that, the flows (session and draft) and, for /login, the rules of
  its fields: plain fields, buttons, choices and tabs are the browser's own elements, and contracts, Effect and the rules of
  the sign-up come when somebody first goes into a field or presses a button. What that brings is the column "more with the
  first field"; a button that was pressed before it arrived stays pending and the call is made then.
- Of a first load, React and the router with the texts' library are some 100 kB, that is two thirds or more.
- /s/x is a link that leads nowhere. The summary behind a link comes with the page, which is drawn with it, so that nothing is
  asked for to read it and no script is needed to see it. With it come the towns around where its ads are shown, and the map
  is a page of plain arithmetic, some 3 kB, so that a phone's first window needs neither a call, nor Effect, nor a library for
  maps. The drawn ads, with Effect, are loaded when they come near the window: some 46 kB more.
- The list, leads and a draft are written as JSON by PostgreSQL and sent on as text, neither decoded nor encoded. A read whose
  handler needs nothing before it goes in the statement that proves the caller's sign-in and roles (decision 0010): of the
  calls above the list, one campaign, wallet, leads and draft. A lane of its own with a response cache once took the list to
  0.43x for twenty rows and was given up for one check of rights for all calls. What of a list of twenty rows is \`pg\`'s and
  Node's alone, and why it misses its aim, is in decision 0010.
- The gazetteer, some 60 MB of places, has a thread of its own: in the api's heap it was gone through with every full
  collection, which large answers brought about every hundred calls or so. The api is started with room for 256 MB before the
  first such collection, and source maps carry no sources, since Node keeps them in memory.
- Figures of lists move with what else the machine does and from one start of a server to the next, by some 0.05x either
  way; the control shows how much in the run at hand.
- The bare server verifies no token, validates no input and decides nothing. Lists are held against three statements that
  read rows: the memberships, the page and the sizes of the tabs. Other reads are held against a server written by hand: it
  proves the sign-in and its roles by one statement, then reads rows by the next and encodes them.
- Over half of a read's processor time is Node's and \`pg\`'s for its statements. What the product adds is the token, the
  check of the role, decoding and encoding by schemas, and Effect.
- A saved draft is the largest document that a call decodes and encodes by schemas; both are done once a save. Of a save's
  time, profiled on 2026-11-23, some 10 % are schemas, 4 % comparing the draft before and after, 20 % \`pg\`'s, 20 % the kernel's
  for writing, and most of the rest Effect's. That is why it misses its aim. Since 2026-11-28 only the sections that changed are
  encoded.
- A login is argon2id for the most part, with the same parameters in both servers, on a device that the account knows.
- Accepting a launch runs the product's rules, a double-entry posting and a queued job in one transaction; the bare server
  sends the same statements without deciding anything, but for pg-boss's own, whose row goes to a table of the bench.
- A posting inside a launch has no savepoint of its own, and is read and stored by two statements fewer than before.
- A launch waits for the database 35 times, the bare server 28 times; both issue the invoice (decision 0035). Until 2026-11-28
  it waited 50 times: its draft was read and priced twice, and once more for the invoice (decision 0082). How often each call
  waits is kept in \`counts.json\` by a test. Profiled on 2026-11-23, 30 % of a launch is \`pg\` and the kernel sending statements, 7 % reading answers, 5 % collecting garbage, 9 %
  decoding and some half Effect's and the rules'.
- Portals and price lists come from memory until the database tells that they have changed; the bare server reads both.
- The api loads what it has compiled before from \`DATA_DIRECTORY/compiled\`, makes the decoders of a call when it is first
  called, and its lists of words when a text is first read for them. One statement tells whether its queues are as they should
  be, so that a start of the same release writes none: started again in turn with a build without both, it answered after
  0.88x of the time. It still loads some 4 MB of its own code where the bare server loads \`pg\`: a quarter of the time links
  modules, a quarter evaluates them, mostly contracts and Effect, a fifth is the database's. Neither minified code nor a larger
  young heap changed it.
- A report reads the covering index of one business's days, so that more businesses cost it the height of an index. A dashboard
  is two descents of an index, the first page of leads too, a published report or a page of the library one or two: of a
  hundred times as many entries each descent touches a page more, whatever the statement. Two pages more of seven are 1.29x,
  so that the aim of ${times(aims.reports)} can't be met by so few pages; two pages are 16 kB of the database's memory. Counting and paging
  in one scan would go through all leads of a business to show twenty, and a count kept beside them would be for one
  filter of many (decision 0115).
- A posting is five statements in a transaction: it locks the wallet, looks for its reference, writes itself with its entries
  and stores the balances. The database keeps sums of the entries beside them and compares at the commit, in both rates.
- A balance is a row. What it is compared with at a posting are rows too, one of each account, so that no history is read.
- A download reads five thousand leads by a statement, each column as one JSON text, since a million rows of values take the
  driver several times as long. Columns are turned into cells and lines without an object for each lead; what may not run as a
  formula is decided by the one rule of the domain, cell by cell (decision 0110). Words of a state and the clock's distance
  from UTC are looked up once, not for each lead: until 2026-11-30 that was three quarters of a download's processor time and
  the garbage behind its memory (decision 0115).
- A feed is kept in a file while it arrives and its rows are counted, so that one that is too large is refused before a row is
  stored. Then it is read in pieces: a thousand products are read, checked and stored in a transaction before the next are asked
  for, so that memory does not grow with the feed but for the products' codes, remembered by 64 bits each to find
  repeated ones. Items of plain elements are read by looking for the next mark instead of at each character (decision 0110).
  A feed that comes byte for byte as before, with the same rules, maps, currency and version of the reader, is fetched, counted
  and marked, and its products stay in place (decision 0115).

## How it is measured

- *Sizes*: Chromium with an empty cache at a phone's size loads each page from the built product and waits until its network is
  quiet; bytes as received. Then the first field is gone into, and what that brings is counted apart.
- *Largest paint*: the same under a quarter of the processor's speed and slow 4G (150 ms and 1.6 Mbit/s, applied as Lighthouse
  does), against a page of one heading, paragraph and button that React draws, built in the same run by the same Vite and
  served compressed; medians of seven rounds, each load against the bare page's of its round.
- *Processor time*: user and system time of all threads of the api's process per request, requests one after the other over
  one kept connection, or over eight at once, in rounds of two hundred (launches and saved drafts fifty, logins twenty) that
  alternate between the product, a bare \`node:http\` + \`pg\` server, and its twin; the median of what a round cost against the bare server's of the same turn.
  Pages of twenty are what the screens ask for, a hundred the most that one call gives, as an agency may. All servers
  answer twelve thousand lists before they are counted, since the product's machine code settles no sooner, and a thousand
  before each kind of read; three thousand saved drafts, two hundred logins and a thousand launches too. The data: one business with some 900
  campaigns, and thirty days of numbers for the newest hundred.

- *Starts*: the time from the start of a process to its first answer, a portal read from the database, in rounds that alternate
  between the bundled api, started before and for the first time with an empty \`DATA_DIRECTORY\`, and the bare server and its twin,
  bundled to one file; medians of eleven rounds.
- *Reports*: buffers of \`explain (analyze, buffers)\` of the very statements that the repositories send for one business with
  half a year of numbers and two hundred leads, among 30 such businesses and among 3,000.
- *Lists*: the time of the very statement that the repository sends for the first page of the campaign list in each order, with
  the figures of a month, for a business with 50 campaigns, its twin and a business with 5,000, each campaign with a month of
  numbers on two channels; medians of 31 rounds in turn.
- *Ledger*: postings a second of spend by the ledger's own code, in turn with a connection of \`pg\` that sends the very
  statements which that code sent, with numbers counted on, and its twin; medians of seven rounds of 160 postings. The
  packages' PostgreSQL comes without pgbench, which would send them from C. Pages are buffers of \`explain (analyze, buffers)\`.
- *Downloads*: the time until the last byte of all leads of one business is received, in turn with \`psql\` that copies the same
  columns in the same order to nowhere. The receiver counts lines by searching for their ends. Medians of three rounds after one that warms both up. Memory is the api's resident
  size at its highest against the one before, in the worst round. \`npm run bench -- leads 100000\` takes fewer leads than a million.
- *Feeds*: the processor time of the worker's process while it fetches, reads, checks and stores a feed in RSS of some 140 MB,
  against a process that fetches the same feed and tokenises it with the same library without looking at what comes, and its
  twin; medians of three rounds after one that is not counted. PostgreSQL's own time is in none of them. Memory is the most
  that the worker held while it imported, less what it held before. The feed has another title at each request, so that it
  is read in full; the second row is of a feed that is the same each time.

## Reading a business

How well businesses' own pages are read is measured by \`npm run measure:reading\`: [reading.md](reading.md).

## The whole of the tests

The table "suite" is of \`npm run bench -- suite\`, which is run only when it is named: \`npm test -- --all\`, then \`npm test\` on
the same tree. Seconds depend on the machine; the part of the whole and how busy the processors were tell where time goes.
`
