import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { Plugin } from "vite"

const compress = promisify(brotliCompress)

/** Beside each script and style sheet, the same as small as Brotli makes it, so that no process does it at its start. */
export const packedAssets: Plugin = {
  name: "packed-assets",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((fileName) => /\.(?:js|css)$/.test(fileName))
    await Promise.all(
      files.map(async (fileName) => {
        const path = join(dir, fileName)
        await writeFile(`${path}.br`, await compress(await readFile(path)))
      }),
    )
  },
}
