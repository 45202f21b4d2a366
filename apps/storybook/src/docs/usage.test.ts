import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Usage } from "@ui/kit/usage"
import { expect, test } from "vitest"

const kit = join(import.meta.dirname, "..", "..", "..", "..", "ui", "kit", "src")
const folders = globSync("*/", { cwd: kit }).sort()

/** Folders that no screen shows by themselves: parts of components, styles and helpers of tests. */
const parts = ["cx", "field", "fonts", "listbox", "press-button", "styles", "testing"]
const components = folders.filter((folder) => !parts.includes(folder))

const usageOf = async (folder: string): Promise<Usage> => {
  const module: { readonly usage: Usage } = await import(join(kit, folder, `${folder}.usage.ts`))
  return module.usage
}

test("every folder of the kit is a component or a known part", () => {
  expect(parts.filter((part) => !folders.includes(part))).toEqual([])
  expect(components.length).toBeGreaterThan(45)
})

test.each(components)("%s has its stories, a playground and its usage", (folder) => {
  const stories = join(kit, folder, `${folder}.stories.tsx`)
  expect(existsSync(stories)).toBe(true)
  const source = readFileSync(stories, "utf8")
  expect(source).toContain('tags: ["autodocs"]')
  expect(source).toContain("export const Playground: StoryObj<")
  expect(existsSync(join(kit, folder, `${folder}.usage.ts`))).toBe(true)
})

test.each(components)("%s is advised by two dos and two don'ts at least", async (folder) => {
  const { use, dos, donts } = await usageOf(folder)
  expect(use).toMatch(/\.$/)
  expect(dos.length).toBeGreaterThanOrEqual(2)
  expect(donts.length).toBeGreaterThanOrEqual(2)
  for (const line of donts) expect(line).toMatch(/^Don't /)
})

test.each(components)("%s names only other components that exist", async (folder) => {
  const named = Object.keys((await usageOf(folder)).instead)
  expect(named.filter((other) => !components.includes(other) || other === folder)).toEqual([])
})

test("no two components give the same advice", async () => {
  const lines = await Promise.all(
    components.map(async (folder) => {
      const { use, dos, donts } = await usageOf(folder)
      return [use, ...dos, ...donts]
    }),
  )
  const all = lines.flat()
  expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([])
})
