import { Readable } from "node:stream"
import { finished } from "node:stream/promises"
import { ZipFile } from "yazl"

/** What is in an archive has one moment, so that the same files make the same bytes. */
const mtime = new Date(Date.UTC(2000, 0, 1))

/**
 * Packs files into a zip archive, with one file at a time in memory. A reader who stops reading the archive stops the
 * source of the files too.
 */
export const archive = (
  files: AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>,
): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const iterator = files[Symbol.asyncIterator]()
  output.once("close", () => void iterator.return?.())
  const write = async () => {
    for (let next = await iterator.next(); next.done !== true && !output.destroyed; next = await iterator.next()) {
      const file = Readable.from([next.value.bytes], { objectMode: false })
      // A PDF is packed already.
      zip.addReadStream(file, next.value.name, { mtime, compress: false })
      await finished(file)
    }
    zip.end()
  }
  zip.on("error", (cause: Error) => output.destroy(cause))
  write().catch((cause: Error) => output.destroy(cause))
  return output
}
