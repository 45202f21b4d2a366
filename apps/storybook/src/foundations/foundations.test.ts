import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { contrastRatio, seededLooks, themeToCssVariables } from "@domain/portals"
import { expect, test } from "vitest"
import { contrastPairs } from "./contrast-pairs.ts"
import { iconMeanings } from "./icon-meanings.ts"

const root = join(import.meta.dirname, "..", "..", "..", "..")

const importedIcons = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(/import \{([^}]*)\} from "lucide-react"/g)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim().replace(/ as .*/, ""))
      .filter((name) => name !== "" && !name.startsWith("type ") && name !== "LucideIcon"),
  )

const usedIcons = new Set(
  globSync("ui/*/src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.stories\.|\/testing\//.test(file))
    .flatMap((file) => importedIcons(readFileSync(join(root, file), "utf8"))),
)

test("the page of icons tells the meaning of each icon that the product uses", () => {
  const told = iconMeanings.flatMap(({ icons }) => icons.map(([name]): string => name))
  expect(told.sort()).toEqual([...usedIcons].sort())
})

test("no two icons mean the same", () => {
  const meanings = iconMeanings.flatMap(({ icons }) => icons.map(([, meaning]) => meaning))
  expect(new Set(meanings).size).toBe(meanings.length)
})

test.each(seededLooks.flatMap(({ key, theme }) => (["light", "dark"] as const).map((mode) => ({ key, theme, mode }))))(
  "every pair of the page of colours can be read in $key, $mode",
  ({ theme, mode }) => {
    const token = themeToCssVariables(theme, mode)
    const unreadable = contrastPairs.filter(
      ({ front, ground, least }) => contrastRatio(token[front] ?? "", token[ground] ?? "") < least,
    )
    expect(unreadable).toEqual([])
  },
)
