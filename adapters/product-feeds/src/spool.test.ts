import * as fc from "fast-check"
import { expect, test } from "vitest"
import { openSpool } from "./spool.ts"

test("bytes are read back as they came, however large their pieces were", () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1_500_000), { maxLength: 5 }), async (sizes) => {
      const pieces = sizes.map((size, place) => Buffer.alloc(size, place + 1))
      const spool = await openSpool()
      async function* coming() {
        yield* pieces
      }
      const handedOn: Array<Uint8Array> = []
      for await (const piece of spool.kept(coming())) handedOn.push(Buffer.from(piece))
      const back: Array<Uint8Array> = []
      for await (const piece of spool.read()) back.push(piece)
      await spool.close()
      expect(Buffer.concat(handedOn).equals(Buffer.concat(pieces))).toBe(true)
      expect(Buffer.concat(back).equals(Buffer.concat(pieces))).toBe(true)
    }),
    { numRuns: 20 },
  ))
