import { expect, test } from "vitest"
import { chosenHost, creativeImageUrl } from "./creative-host.ts"

const hosts = ["https://c1.example", "https://c2.example"] as const

test("a creative's picture is asked for by the fixed path and query", () => {
  expect(creativeImageUrl(hosts[0], "42")).toBe(
    "https://c1.example/t/42/?size=1000x1000&variant=Default&scaleFactor=1&format=png&ptype=n",
  )
  expect(creativeImageUrl(hosts[1], "42", 0.5)).toContain("&scaleFactor=0.5&")
})

test("chance below a half takes the first host, else the second", () => {
  expect([0, 0.49, 0.5, 0.99].map((chance) => chosenHost(hosts, chance))).toEqual([
    hosts[0],
    hosts[0],
    hosts[1],
    hosts[1],
  ])
})
