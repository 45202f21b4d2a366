import { createSocket } from "node:dgram"
import { once } from "node:events"

const end = (packet: Buffer): number => {
  let at = 12
  while (packet[at] !== 0) at += (packet[at] ?? 0) + 1
  return at + 5
}

const nameIn = (packet: Buffer): string => {
  const labels: Array<string> = []
  for (let at = 12; packet[at] !== 0; at += (packet[at] ?? 0) + 1)
    labels.push(packet.toString("latin1", at + 1, at + 1 + (packet[at] ?? 0)))
  return labels.join(".").toLowerCase()
}

/** The answer of a name server to a question for TXT records (RFC 1035); each text in parts of at most 255 bytes. */
const answer = (packet: Buffer, texts: ReadonlyArray<string> | undefined): Buffer => {
  const question = packet.subarray(12, end(packet))
  const header = Buffer.alloc(12)
  packet.copy(header, 0, 0, 2)
  header.writeUInt16BE(texts === undefined ? 0x81_83 : 0x81_80, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(texts?.length ?? 0, 6)
  const records = (texts ?? []).map((text) => {
    const parts = (text.match(/.{1,255}/gs) ?? [""]).map((part) =>
      Buffer.concat([Buffer.from([part.length]), Buffer.from(part, "latin1")]),
    )
    const data = Buffer.concat(parts)
    const record = Buffer.alloc(12)
    record.writeUInt16BE(0xc0_0c, 0)
    record.writeUInt16BE(16, 2)
    record.writeUInt16BE(1, 4)
    record.writeUInt16BE(data.length, 10)
    return Buffer.concat([record, data])
  })
  return Buffer.concat([header, question, ...records])
}

/** A name server on this machine with the TXT records of `zone`, by lower-case name; a name that is not in it does not exist. */
export const nameServer = async (zone: ReadonlyMap<string, ReadonlyArray<string>>) => {
  const socket = createSocket("udp4")
  socket.on("message", (packet, { port, address }) => {
    socket.send(answer(packet, zone.get(nameIn(packet))), port, address)
  })
  socket.bind(0, "127.0.0.1")
  await once(socket, "listening")
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise<void>((closed) => socket.close(() => closed())),
  }
}
