import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Cache, Effect, Equal, Exit, Hash } from "effect"

/** The text of a page as it is made for its visitor. */
export interface DrawnPage {
  readonly text: string
  /** Whether everything on it could be drawn. */
  readonly isWhole: boolean
}

/** A page with what its replies need: its compressed bytes and a tag that changes with its text. */
export interface PreparedPage extends DrawnPage {
  readonly brotli: Uint8Array
  readonly etag: string
}

const compress = promisify(brotliCompress)

/** Compresses a page well, since its bytes are sent to many visitors. */
const prepare = (page: DrawnPage): Effect.Effect<PreparedPage> =>
  Effect.map(
    Effect.promise(() => compress(page.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    (brotli) => ({
      ...page,
      brotli,
      etag: `W/"${createHash("sha256").update(page.text).digest("base64url").slice(0, 22)}"`,
    }),
  )

/** A page that is asked for: two are equal where they are named alike. */
class AskedPage {
  readonly name: string
  readonly draw: Effect.Effect<DrawnPage>
  constructor(name: string, draw: Effect.Effect<DrawnPage>) {
    this.name = name
    this.draw = draw
  }
  [Hash.symbol](): number {
    return Hash.string(this.name)
  }
  [Equal.symbol](that: unknown): boolean {
    return that instanceof AskedPage && that.name === this.name
  }
}

/** Some 60 kB each, the text and its compressed bytes. */
const capacity = 300

/**
 * Pages that are drawn once for all who see the same: a page's name says everything that it is drawn from. At most 300 pages
 * are kept, each for ten minutes.
 */
export const preparedPages = Effect.map(
  Cache.makeWith((page: AskedPage) => Effect.flatMap(page.draw, prepare), {
    capacity,
    timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value.isWhole ? "10 minutes" : 0),
  }),
  (pages) => (name: string, draw: Effect.Effect<DrawnPage>) => Cache.get(pages, new AskedPage(name, draw)),
)
