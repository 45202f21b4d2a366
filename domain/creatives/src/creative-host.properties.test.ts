import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { creativeImageUrl } from "./creative-host.ts"

const hosts = ["https://c1.example", "https://c2.example"] as const

test("no identifier leaves its place in the path", () => {
  law(
    fc.property(fc.string({ unit: "grapheme" }), (id) => {
      const [, path = ""] = /^https:\/\/c1\.example\/t\/(.*)\/\?size=/s.exec(creativeImageUrl(hosts[0], id)) ?? []
      expect(decodeURIComponent(path)).toBe(id)
      expect(path).not.toMatch(/[/?#]/)
    }),
  )
})
