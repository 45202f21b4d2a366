import { isAscii } from "node:buffer"
import { createGunzip } from "node:zlib"
import { Readable } from "node:stream"
import { feedExcess } from "@domain/businesses"
import { FeedUnreadable, tooLarge } from "./feed-unreadable.ts"

/** Bytes of the beginning that say how a feed is packed and written. */
const enough = 4_096

type Bytes = AsyncIterable<Uint8Array>

const viewOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The chunks again, the first of at least as many bytes as say what they are. */
async function* fromBeginning(bytes: Bytes): AsyncGenerator<Buffer> {
  let beginning: Buffer | undefined = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (beginning === undefined) yield viewOf(chunk)
    else {
      beginning = Buffer.concat([beginning, chunk])
      if (beginning.length < enough) continue
      yield beginning
      beginning = undefined
    }
  }
  if (beginning !== undefined && beginning.length > 0) yield beginning
}

/** Bytes that are unpacked at a time. */
const unpackedAtOnce = 65_536

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
  const gunzip = createGunzip({ chunkSize: unpackedAtOnce })
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

/** Which half of each pair of bytes is empty, as in UTF-16 of Latin letters; undefined where neither is. */
const unmarkedUtf16 = (bytes: Uint8Array): string | undefined => {
  const sample = bytes.subarray(0, enough)
  const zeros = [0, 0] as [number, number]
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2 === 0 ? 0 : 1] += 1
  const half = sample.length / 2
  if (zeros[1] > half * 0.4 && zeros[0] < half * 0.1) return "utf-16le"
  return zeros[0] > half * 0.4 && zeros[1] < half * 0.1 ? "utf-16be" : undefined
}

/** What a feed says of its own writing; that it is UTF-8 or UTF-16 is seen in its bytes and not believed. */
const declaredOf = (beginning: Uint8Array, contentType: string): TextDecoder | undefined => {
  const head = Buffer.from(beginning.subarray(0, 200)).toString("latin1")
  const declared = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)/i.exec(head)?.[1]
  const said = /charset\s*=\s*["']?([\w.-]+)/i.exec(contentType)?.[1]
  const decoders = [decoderOf(declared), decoderOf(said)].flatMap((decoder) => decoder ?? [])
  return decoders.find(({ encoding }) => !encoding.startsWith("utf-"))
}

/** Decodes by the bytes: by their mark, as UTF-16 or UTF-8 where they are, else as declared or as windows-1252. */
class BytesDecoder {
  readonly #declared: TextDecoder | undefined
  #decoder: TextDecoder | undefined

  constructor(beginning: Uint8Array, contentType: string) {
    this.#decoder = decoderOf(marked(beginning) ?? unmarkedUtf16(beginning))
    this.#declared = declaredOf(beginning, contentType)
  }

  decode(chunk: Buffer): string {
    if (this.#decoder === undefined) {
      // Letters that all of them write alike decide nothing yet.
      if (isAscii(chunk)) return chunk.toString("latin1")
      this.#decoder = isUtf8(chunk) ? new TextDecoder("utf-8") : (this.#declared ?? new TextDecoder("windows-1252"))
    }
    return this.#decoder.decode(chunk, { stream: true })
  }

  end(): string {
    return this.#decoder?.decode() ?? ""
  }
}

/** How zipped files and workbooks begin. */
const isArchive = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

/** A feed's text as its bytes come, unpacked and decoded; holds no more than a chunk of it, and ends where the feed is too large. */
export async function* textOf(bytes: Bytes, contentType: string): AsyncGenerator<string> {
  const size = { packedBytes: 0, bytes: 0 }
  async function* weighed(): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      size.packedBytes += chunk.length
      yield chunk
    }
  }
  let decoder: BytesDecoder | undefined
  for await (const chunk of unpacked(weighed())) {
    size.bytes += chunk.length
    const excess = feedExcess(size)
    if (excess !== undefined) throw tooLarge(excess)
    if (decoder === undefined && isArchive(chunk))
      throw new FeedUnreadable("notAFeed", "This is a workbook or an archive", { place: { line: 1 } })
    decoder ??= new BytesDecoder(chunk, contentType)
    const text = decoder.decode(chunk)
    if (text !== "") yield text
  }
  const rest = decoder?.end() ?? ""
  if (rest !== "") yield rest
}
