import { createInterface } from "node:readline"
import { SaxesParser } from "saxes"

/** Fetches the feed at the first argument and tokenises it for each line that comes in; says so when it is through. */
const [, , url = ""] = process.argv
for await (const _line of createInterface({ input: process.stdin })) {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  const { body } = await fetch(url)
  if (body === null) throw new Error("The feed is empty")
  for await (const chunk of body) parser.write(decoder.decode(chunk, { stream: true }))
  parser.close()
  console.log("through")
}
