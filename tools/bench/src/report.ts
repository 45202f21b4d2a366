import type { CallCost } from "./call-cost.ts"
import type { ExportCost } from "./lead-export.ts"
import { type FeedCost, feedItems } from "./feed-cost.ts"
import type { FirstLoads } from "./first-load.ts"
import { kilobytes, times } from "./median.ts"

/** Aims of the product; a ratio at or below its aim is met. */
const aims = { scripts: 165_000, paint: 0.6, exported: 0.6 }

const verdict = (isMet: boolean): string => (isMet ? "met" : "missed")

const row = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

const table = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n")

const pageHead = [
  "page",
  "JavaScript, brotli",
  "of a bare React page",
  "more with the first field",
  "CSS by request",
  "page with its style",
  "largest paint",
]
const callHead = ["call", "processor time of the bare server", "control", "aim"]

/** Figures of the first loads as a table of text. */
export const pagesTable = (loads: FirstLoads): string => {
  const pages = loads.pages.map(({ path, scripts, scriptsOfUse, styles, document, paintRatio }) => [
    path,
    `${kilobytes(scripts)} (${verdict(scripts <= aims.scripts)})`,
    times(scripts / loads.bareScripts),
    scriptsOfUse === 0 ? "none" : kilobytes(scriptsOfUse),
    kilobytes(styles),
    kilobytes(document),
    `${times(paintRatio)} (${verdict(paintRatio <= aims.paint)})`,
  ])
  return `${table(pageHead, pages)}\n\nLargest paint of the bare page against itself (control): ${times(loads.control)}.`
}

/** Figures of the calls as a table of text. */
export const callsTable = (calls: ReadonlyArray<CallCost>): string =>
  table(
    callHead,
    calls.map(({ name, ratio, control, aim }) => [
      name,
      times(ratio),
      times(control),
      aim === undefined ? "none stated" : `at most ${times(aim)}: ${verdict(ratio <= aim)}`,
    ]),
  )

/** Figures of the downloads as a table of text. */
export const exportsTable = (costs: ReadonlyArray<ExportCost>): string =>
  table(
    ["download", "leads", "time", "speed of psql's COPY", "memory that it took"],
    costs.map(({ format, leads, seconds, speed, grownMegabytes }) => [
      format.toUpperCase(),
      String(leads),
      `${seconds.toFixed(1)} s`,
      format === "csv" ? `${times(speed)} (${verdict(speed >= aims.exported)})` : times(speed),
      `${grownMegabytes.toFixed(0)} MB`,
    ]),
  )

/** Figures of importing a feed as a table of text. */
export const feedsTable = ({ ratio, control, memoryBytes }: FeedCost): string =>
  table(
    ["feed", "processor time of tokenising alone", "control", "memory beyond the idle worker's"],
    [
      [
        `import of ${feedItems.toLocaleString("en")} products`,
        times(ratio),
        times(control),
        `${Math.round(memoryBytes / 1e6)} MB`,
      ],
    ],
  )

/** The tables of a page of figures. */
interface Tables {
  readonly pages: string
  readonly calls: string
  readonly exports: string
  readonly feeds: string
}

/** The tables of the existing page, for a run that measures some of them; empty if missing. */
export const tablesIn = (page: string): Tables => {
  const [, pages = "", calls = "", exports = "", feeds = ""] =
    /## Figures\n\n(\| page [\s\S]*?\(control\)[^\n]*)\n\n(\| call [\s\S]*?)\n\n(?:(\| download [\s\S]*?)\n\n)?(?:(\| feed [\s\S]*?)\n\n)?Aims:/.exec(
      page,
    ) ?? []
  return { pages, calls, exports, feeds }
}

/** The documentation page with the figures. */
export const benchmarksPage = ({ pages, calls, exports, feeds }: Tables): string => `# Benchmarks

Written by \`npm run bench -- --write\`. Every figure of time is a ratio within one run, beside the ratio of identical code
to itself (the control), so that it means the same on any machine; sizes are bytes over the wire.

## Figures

${pages}

${calls}
${exports === "" ? "" : `\n${exports}\n`}${feeds === "" ? "" : `\n${feeds}\n`}
Aims: at most ${aims.scripts / 1000} kB of JavaScript for the first load of a public page, largest paint at most ${times(aims.paint)} that of a bare React page,
and the processor time of calls as the table says; all leads as CSV at ${times(aims.exported)} of the speed of psql's COPY or faster.

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
- A saved draft is the largest document that a call decodes and encodes by schemas.
- Accepting a launch runs the product's rules, a double-entry posting and a queued job in one transaction; the bare server
  sends the same kind of statements without deciding anything.
- A feed comes in pieces: some hundred products are read, checked and stored in a transaction before the next are asked for, so
  that memory does not grow with the feed but for the products' codes, which are remembered to find repeated ones.

## How it is measured

- *Sizes*: Chromium with an empty cache at a phone's size loads each page from the built product and waits until its network is
  quiet; bytes as received. Then the first field is gone into, and what that brings is counted apart.
- *Largest paint*: the same under a quarter of the processor's speed and slow 4G (150 ms and 1.6 Mbit/s, applied as Lighthouse
  does), against a page of one heading, paragraph and button that React draws, built in the same run by the same Vite and
  served compressed; medians of seven rounds, each load against the bare page's of its round.
- *Processor time*: user and system time of all threads of the api's process per request, requests one after the other over
  one kept connection, or over eight at once, in rounds of two hundred (launches and saved drafts fifty) that alternate between the product, a
  bare \`node:http\` + \`pg\` server, and its twin; the median of what a round cost against the bare server's of the same turn.
  Pages of twenty are what the screens ask for, a hundred the most that one call gives, as an agency may. All servers
  answer twelve thousand lists before they are counted, since the product's machine code settles no sooner, and a thousand
  before each kind of read. The data: one business with some 900
  campaigns, and thirty days of numbers for the newest hundred.

- *Downloads*: the time until the last byte of all leads of one business is received, in turn with \`psql\` that copies the same
  columns in the same order to nowhere; medians of three rounds after one that warms both up. Memory is the api's resident
  size at its highest against the one before, in the worst round. \`npm run bench -- leads 100000\` takes fewer leads than a million.
- *Feeds*: the processor time of the worker's process while it fetches, reads, checks and stores a feed in RSS of some 140 MB,
  against a process that fetches the same feed and tokenises it with the same library without looking at what comes, and its
  twin; medians of three rounds after one that is not counted. PostgreSQL's own time is in none of them. Memory is the most
  that the worker held while it imported, less what it held before.

## Reading a business

How well businesses' own pages are read is measured by \`npm run measure:reading\`: [reading.md](reading.md).
`
