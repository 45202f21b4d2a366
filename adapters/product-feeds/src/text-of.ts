import { createGunzip } from "node:zlib"
import { Readable } from "node:stream"
import { FeedUnreadable } from "./feed-unreadable.ts"

/** Bytes that a feed may have once it is unpacked: enough for hundreds of thousands of products, too few for a bomb. */
const mostBytes = 1_500_000_000

/** Bytes of the beginning that say how a feed is packed and written. */
const enough = 4_096

type Bytes = AsyncIterable<Uint8Array>

/** The chunks again, the first of at least as many bytes as say what they are. */
async function* fromBeginning(bytes: Bytes): AsyncGenerator<Buffer> {
  let beginning: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (beginning === undefined) yield Buffer.from(chunk)
    else {
      beginning = Buffer.concat([beginning, chunk])
      if (beginning.length < enough) continue
      yield beginning
      beginning = undefined
    }
  }
  if (beginning !== undefined && beginning.length > 0) yield beginning
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The bytes unpacked, however often they were packed (at most twice: by the file and by its server). */
async function* unpacked(bytes: Bytes, depth = 2): AsyncGenerator<Buffer> {
  const chunks = fromBeginning(bytes)
  const first = await chunks.next()
  if (first.done === true) return
  async function* all(): AsyncGenerator<Buffer> {
    if (first.value !== undefined) yield first.value
    yield* chunks
  }
  if (!isGzip(first.value) || depth === 0) {
    yield* all()
    return
  }
  const source = Readable.from(all())
  const gunzip = createGunzip()
  source.on("error", (cause) => gunzip.destroy(cause))
  try {
    yield* unpacked(source.pipe(gunzip), depth - 1)
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && String(cause.code).startsWith("Z_"))
      throw new FeedUnreadable("malformed", `The gzip data is broken: ${cause.message}`)
    throw cause
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

const marked = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : undefined
}

/** Whether bytes that may end in the middle of a character are UTF-8. */
const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const decoderOf = (label: string | undefined): TextDecoder | undefined => {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}

/** By byte-order mark, XML declaration, header, then UTF-8 if the beginning is, else windows-1252. */
const decoderFor = (beginning: Uint8Array, contentType: string): TextDecoder => {
  const head = Buffer.from(beginning.subarray(0, 200)).toString("latin1")
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)/i.exec(head)?.[1]
  const said = /charset\s*=\s*["']?([\w.-]+)/i.exec(contentType)?.[1]
  return (
    decoderOf(marked(beginning)) ??
    decoderOf(declared) ??
    decoderOf(said) ??
    new TextDecoder(isUtf8(beginning) ? "utf-8" : "windows-1252")
  )
}

/** A feed's text as its bytes come, unpacked and decoded; holds no more than a chunk of it. */
export async function* textOf(bytes: Bytes, contentType: string, most = mostBytes): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let size = 0
  for await (const chunk of unpacked(bytes)) {
    size += chunk.length
    if (size > most) throw new FeedUnreadable("tooLarge", `The feed has more than ${most} bytes`)
    decoder ??= decoderFor(chunk, contentType)
    const text = decoder.decode(chunk, { stream: true })
    if (text !== "") yield text
  }
  const rest = decoder?.decode() ?? ""
  if (rest !== "") yield rest
}
