import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { leadMovedLinks } from "./moved-links.ts"

const asked = async (path: string, init: RequestInit) => {
  const server = createServer((_request, response) => void response.end("the call"))
  leadMovedLinks(server, { "x-content-type-options": "nosniff" })
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", () => ready()))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, redirect: "manual" })
  const answer = [response.status, response.headers.get("location"), await response.text()]
  await new Promise((closed) => server.close(closed))
  return answer
}

const html = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } }
const link = "/api/v1.0/publishedReports/xk2B9tQ0-S7_N"

test("a browser with a report's former link is led to its page", async () => {
  expect(await asked(link, html)).toEqual([302, "/r/xk2B9tQ0-S7_N", ""])
  expect(await asked(link.toLowerCase(), html)).toEqual([302, "/r/xk2b9tq0-s7_n", ""])
})

test("a program with a report's former link gets the call's answer", async () => {
  expect(await asked(link, { headers: { accept: "application/json" } })).toEqual([200, null, "the call"])
  expect(await asked(link, { ...html, method: "POST" })).toEqual([200, null, "the call"])
})

test("a browser that opens the call that ends mails is led to its page", async () => {
  const end = "/api/v1.0/reportMails/Ny4yLnU6NQ.k1.xk2B9tQ0_mS-7/end"
  expect(await asked(end, html)).toEqual([302, "/endReportMails/Ny4yLnU6NQ.k1.xk2B9tQ0_mS-7", ""])
  expect(await asked(end, { ...html, method: "POST" })).toEqual([200, null, "the call"])
})

test("no other address is led anywhere", async () => {
  for (const path of [`${link}/view`, `${link}%2F..`, "/r/xk2B9tQ0", "//evil.example/publishedReports/x"])
    expect(await asked(path, html), path).toEqual([200, null, "the call"])
})
