// @ts-nocheck
import { openSpool } from "./spool.ts"
import { refuseTooLarge } from "./count-rows.ts"
import { textOf } from "./text-of.ts"
import { feedForm } from "./feed-form.ts"
import { mendedXml } from "./mended-xml.ts"
import { feedRows } from "./feed-rows.ts"
import { fetch as ufetch } from "undici"
const url = "http://127.0.0.1:34567/feed.xml"
const time = async (name, f) => {
  const b = process.cpuUsage(); const t = performance.now()
  const r = await f()
  const { user, system } = process.cpuUsage(b)
  console.log(name.padEnd(22), "user", (user / 1000).toFixed(0), "sys", (system / 1000).toFixed(0), "wall", (performance.now() - t).toFixed(0), r ?? "")
}
const body = async () => (await ufetch(url)).body
let spool
for (let i = 0; i < 3; i += 1) {
  console.log("--")
  await time("drain global fetch", async () => { let n = 0; for await (const c of (await fetch(url)).body) n += 1; return n })
  await time("drain undici", async () => { let n = 0; for await (const c of await body()) n += 1; return n })
  await time("drain + count", async () => refuseTooLarge(await body()))
  await time("drain + spool", async () => { spool = await openSpool(); for await (const _ of spool.kept(await body())); })
  await time("read spool", async () => { for await (const _ of spool.read()); })
  await time("spool + text", async () => { for await (const _ of textOf(spool.read(), "")); })
  await time("spool + text + mended", async () => { for await (const _ of mendedXml(textOf(spool.read(), ""))); })
  await time("spool + rows", async () => { for await (const _ of feedRows(spool.read(), "")); })
  await spool.close()
}
