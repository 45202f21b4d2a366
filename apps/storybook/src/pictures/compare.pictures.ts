import { composeStory, setProjectAnnotations } from "@storybook/react-vite"
import { followDeviceClock } from "@ui/shared/frame"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import preview from "../../.storybook/preview.tsx"
import { type Look, type Pictured, pictured } from "./list.ts"
import { settled } from "./settled.ts"
import { toleranceIn } from "./tolerance.ts"

type Stories = { readonly default: Parameters<typeof composeStory>[1] } & Readonly<Record<string, object>>

const files = import.meta.glob<Stories>(["../../../../ui/*/src/**/*.stories.tsx", "../stories/*.stories.tsx"])

setProjectAnnotations([preview])
followDeviceClock(() => Date.now())

const storyOf = async ({ of, story }: Pictured, [language, mode]: ReadonlyArray<string>) => {
  const path = Object.keys(files).find((each) => each.endsWith(`/${of}.stories.tsx`))
  const stories = path === undefined ? undefined : await files[path]?.()
  const found = stories?.[story]
  if (stories === undefined || found === undefined) throw new Error(`There is no story ${story} in ${of}.stories.tsx`)
  return composeStory({ ...found, globals: { language, mode } }, stories.default)
}

// Screens show days and hours; a Tuesday morning in the story's time zone.
beforeEach(() => void vi.setSystemTime(new Date("2026-03-10T10:00:00+05:30")))
afterEach(() => void vi.useRealTimers())

// A story leaves its place when the next one is run there.
const canvas = document.createElement("div")
document.body.append(canvas)

const nameOf = ({ of, story }: Pictured, look: Look) => `${of}-${story}-${look.replaceAll(" ", "-")}`

// Stories find words in the texts that were loaded last: one language after the other.
const rows = pictured
  .flatMap((row) => row.looks.map((look) => ({ row, look, name: nameOf(row, look) })))
  .toSorted((a, b) => a.look.slice(0, 2).localeCompare(b.look.slice(0, 2)))

/** Other systems draw the same glyphs in their own way. */
const isComparable = navigator.platform.startsWith("Linux")

test.skipIf(!isComparable).for(rows)("$name looks as its kept picture", async ({ row, look, name }) => {
  const [language = "", mode = "", width = ""] = look.split(" ")
  await page.viewport(Number(width), row.window ?? 800)
  const story = await storyOf(row, [language, mode])
  document.body.style.blockSize = row.window === undefined ? "" : "100vh"
  await story.run({ canvasElement: canvas })
  // Parts that load once they are near load now, as for print: an observer of them may wait for a frame that nobody paints.
  window.dispatchEvent(new Event("beforeprint"))
  await settled(canvas, row.isScreen === true)
  window.scrollTo(0, 0)
  await expect(row.window === undefined ? canvas : document.body).toMatchScreenshot(name, {
    comparatorName: "pixelmatch",
    comparatorOptions: toleranceIn(navigator.userAgent),
  })
})
