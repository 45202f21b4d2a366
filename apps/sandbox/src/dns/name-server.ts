import { createSocket } from "node:dgram"
import { AUTHORITATIVE_ANSWER, decode, encode, type StringAnswer, type TxtAnswer } from "dns-packet"
import type { Context } from "../core/context.ts"
import { textsOf } from "./zone.ts"

/** A running name server. */
export type NameServer = { readonly port: number; readonly stop: () => Promise<void> }

/** The code of an answer that says that a name does not exist (RFC 1035, 4.1.1). */
const noSuchName = 3

/** The longest part of a text record in bytes. */
const longestPart = 255

const partsOf = (text: string): Array<Buffer> => {
  const bytes = Buffer.from(text)
  const count = Math.max(1, Math.ceil(bytes.length / longestPart))
  return Array.from({ length: count }, (_, at) => bytes.subarray(at * longestPart, (at + 1) * longestPart))
}

/** A name server that knows the text records of the control room and no other name. */
export const startNameServer = async ({ state }: Context, port: number, host: string): Promise<NameServer> => {
  const socket = createSocket(host.includes(":") ? "udp6" : "udp4")
  socket.on("message", (packet, from) => {
    try {
      const { id = 0, questions = [] } = decode(packet)
      const [question] = questions
      if (question === undefined) return
      const texts = textsOf(state.textRecords, question.name)
      const answers = texts.map((text): StringAnswer | TxtAnswer => ({
        type: "TXT",
        name: question.name,
        ttl: 1,
        data: partsOf(text),
      }))
      const code = texts.length === 0 ? noSuchName : 0
      socket.send(
        encode({
          type: "response",
          id,
          flags: AUTHORITATIVE_ANSWER | code,
          questions: [question],
          answers: question.type === "TXT" ? answers : [],
        }),
        from.port,
        from.address,
      )
    } catch {
      // What is no question is not answered, as name servers do.
    }
  })
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject)
    socket.bind(port, host, () => {
      socket.off("error", reject)
      resolve()
    })
  })
  socket.on("error", (error) => console.error(`name server: ${error.message}`))
  return { port: socket.address().port, stop: () => new Promise((resolve) => socket.close(() => resolve())) }
}
