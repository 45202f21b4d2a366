import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"

const compress = promisify(brotliCompress)

/** A website's tag as it is sent. */
export interface TagScript {
  readonly bytes: Uint8Array
  readonly brotli: Uint8Array
  /** The version of what it says. */
  readonly etag: string
}

/** The built tag below a folder of the web app; undefined where the app was not built. */
export const builtTag = (webDirectory: string): string | undefined => {
  const path = join(webDirectory, "tag", "tag.js")
  return existsSync(path) ? readFileSync(path, "utf8") : undefined
}

/** JSON that stands in a script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`)

/** The tag with what one website counts. */
export const tagScript = async (tag: string, site: object): Promise<TagScript> => {
  const bytes = Buffer.from(`!function(MARQUEE_SITE){${tag}}(${inScript(site)});\n`)
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
  return { bytes, brotli: await compress(bytes), etag }
}
