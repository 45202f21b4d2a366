import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { watchBuild } from "./watched-build.ts"

test("a change of a module rebuilds the app and tells once it is written", { timeout: 60_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), "marquee-watch-"))
  await mkdir(join(directory, "src"))
  await writeFile(join(directory, "package.json"), `{ "type": "module" }`)
  await writeFile(
    join(directory, "vite.config.ts"),
    `export default { build: { ssr: true, outDir: "dist", rolldownOptions: { input: "src/main.ts", output: { entryFileNames: "main.mjs" } } } }`,
  )
  await writeFile(join(directory, "src", "greeting.ts"), `export const greeting = "first"`)
  await writeFile(join(directory, "src", "main.ts"), `import { greeting } from "./greeting.ts"\nconsole.log(greeting)`)
  const built = () => readFile(join(directory, "dist", "main.mjs"), "utf8")
  let rebuilt: (text: string) => void = () => undefined
  const next = new Promise<string>((done) => (rebuilt = done))
  const watched = await watchBuild(directory, () => void built().then((text) => rebuilt(text)))
  try {
    expect(await built()).toContain("first")
    await writeFile(join(directory, "src", "greeting.ts"), `export const greeting = "second"`)
    expect(await next).toContain("second")
  } finally {
    await watched.stop()
    await rm(directory, { recursive: true, force: true })
  }
})
