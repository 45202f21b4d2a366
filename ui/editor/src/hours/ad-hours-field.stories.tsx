import type { DayPart } from "@domain/budget"
import { type SessionChange, type SignupSession, withParts } from "@domain/signup"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { FlowsProvider, usePortal } from "@ui/shared/frame"
import { anonymousFlows } from "@ui/shared/testing"
import { useState } from "react"
import { expect, fireEvent, userEvent, waitFor } from "storybook/test"
import { launchedSession } from "../testing/sample-campaign.ts"
import { body, press, texts, words } from "../testing/story-steps.ts"
import { AdHoursField } from "./ad-hours-field.tsx"

interface Shown {
  readonly dayParts?: ReadonlyArray<DayPart>
  readonly openingHours?: ReadonlyArray<DayPart>
  readonly objective?: SignupSession["creative"]["objective"]
}

const current: { session?: SignupSession } = {}
const stored = () => current.session?.targeting.dayParts

const Field = ({ dayParts, openingHours, objective = "WebsiteVisits" }: Shown) => {
  const { language } = usePortal()
  const [session, setSession] = useState(() => {
    const begun = launchedSession(language === "he" ? "he" : "en")
    return withParts(begun, {
      creative: { objective, callHours: openingHours ?? null },
      targeting: { dayParts: dayParts ?? null },
    })
  })
  current.session = session
  const change = (change: SessionChange) => setSession((before) => withParts(before, change))
  return (
    <FlowsProvider {...anonymousFlows}>
      <AdHoursField details={session} change={change} />
    </FlowsProvider>
  )
}

const meta = { title: "Screens/Campaign editor/Hours", component: Field } satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

const monday = { weekday: 1, from: 540, to: 1_080 }
const cell = (weekday: number, hour: number) => {
  const found = document.querySelector<HTMLElement>(`[data-weekday="${weekday}"][data-hour="${hour}"]`)
  if (found === null) throw new Error(`No hour ${hour} on day ${weekday}`)
  return found
}
const ready = async () => {
  await texts("editor:hours.presets")
  await body.findByRole("grid")
}

/** Ads that run at any time, from which an hour is taken by the keyboard, and given back. */
export const Always: Story = {
  play: async () => {
    await ready()
    cell(1, 9).focus()
    await userEvent.keyboard(" ")
    await expect(cell(1, 9)).toHaveAttribute("aria-selected", "false")
    await waitFor(() => expect(stored()).toHaveLength(8))
    await userEvent.keyboard(" ")
    await waitFor(() => expect(stored()).toBeUndefined())
  },
}

/** Hours that begin and end within an hour of the clock stay to the minute while others are painted. */
export const QuarterHours: Story = {
  args: { dayParts: [{ weekday: 1, from: 570, to: 1_125 }], openingHours: [{ weekday: 1, from: 570, to: 1_125 }] },
  play: async () => {
    await ready()
    await body.findByText(words("editor:hours.fullHours"))
    await expect(cell(1, 9)).toHaveAttribute("data-cover", "Part")
    await expect(cell(1, 18)).toHaveAttribute("data-cover", "Part")
    cell(1, 12).focus()
    await userEvent.keyboard(" ")
    await waitFor(() =>
      expect(stored()).toEqual([
        { weekday: 1, from: 570, to: 720 },
        { weekday: 1, from: 780, to: 1_125 },
      ]),
    )
    await press(words("editor:hours.preset.Business"))
    await waitFor(() => expect(stored()).toEqual([{ weekday: 1, from: 570, to: 1_125 }]))
  },
}

/** Arrows move, Shift carries on, Shift and Control with the space bar switch a day and an hour of every day. */
export const ByKeyboard: Story = {
  args: { dayParts: [monday] },
  play: async () => {
    await ready()
    const isUpright = getComputedStyle(document.querySelector("[role=grid]")!).getPropertyValue("--upright") === "1"
    const [later, nextDay] = isUpright ? ["ArrowDown", "ArrowRight"] : ["ArrowRight", "ArrowDown"]
    const isRightToLeft = document.documentElement.dir === "rtl"
    const towards = (key: string) => (isRightToLeft && key === "ArrowRight" ? "ArrowLeft" : key)
    cell(1, 16).focus()
    await userEvent.keyboard(`{Shift>}{${towards(later!)}}{${towards(later!)}}{${towards(nextDay!)}}{/Shift}`)
    await expect(cell(2, 18)).toHaveFocus()
    await waitFor(() =>
      expect(stored()).toEqual([
        { weekday: 1, from: 540, to: 1_140 },
        { weekday: 2, from: 960, to: 1_140 },
      ]),
    )
    await userEvent.keyboard("{Shift>} {/Shift}")
    await waitFor(() => expect(stored()?.[1]).toEqual({ weekday: 2, from: 0, to: 1_440 }))
    await userEvent.keyboard("{Home}{Control>} {/Control}")
    await expect(cell(2, 0)).toHaveFocus()
    await waitFor(() => expect(stored()?.filter(({ from }) => from === 0)).toHaveLength(7))
  },
}

const point = (weekday: number, hour: number) => {
  const { left, top, width, height } = cell(weekday, hour).getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2, isPrimary: true, button: 0, pointerId: 1 }
}

/** A mouse drags over a rectangle, which changes when it is let go; a finger scrolls the page, and taps an hour. */
export const ByPointer: Story = {
  args: { dayParts: [monday] },
  play: async () => {
    await ready()
    cell(3, 11).scrollIntoView({ block: "center" })
    await fireEvent.pointerDown(cell(2, 9), { ...point(2, 9), pointerType: "mouse", pointerId: 0 })
    await fireEvent.pointerMove(cell(3, 11), { ...point(3, 11), pointerType: "mouse", pointerId: 0 })
    await expect(cell(3, 10)).toHaveAttribute("aria-selected", "true")
    await expect(stored()).toEqual([monday])
    await fireEvent.pointerUp(cell(3, 11), { ...point(3, 11), pointerType: "mouse", pointerId: 0 })
    await waitFor(() =>
      expect(stored()).toEqual([monday, { weekday: 2, from: 540, to: 720 }, { weekday: 3, from: 540, to: 720 }]),
    )
    // A finger that scrolls paints nothing.
    await fireEvent.pointerDown(cell(2, 9), { ...point(2, 9), pointerType: "touch" })
    await fireEvent.pointerCancel(cell(2, 9), { ...point(2, 9), pointerType: "touch" })
    await expect(cell(2, 9)).toHaveAttribute("aria-selected", "true")
    await fireEvent.pointerDown(cell(2, 9), { ...point(2, 9), pointerType: "touch" })
    await fireEvent.pointerUp(cell(2, 9), { ...point(2, 9), pointerType: "touch" })
    await waitFor(() => expect(stored()?.[1]).toEqual({ weekday: 2, from: 600, to: 720 }))
  },
}

/** Presets; business hours are the usual hours where the business's own are not known. */
export const Presets: Story = {
  play: async () => {
    await ready()
    await body.findByText(words("editor:hours.unknown"), { exact: false })
    await press(words("editor:hours.preset.Evenings"))
    await waitFor(() => expect(stored()).toHaveLength(7))
    await expect(body.getByRole("button", { name: words("editor:hours.preset.Evenings") })).toHaveAttribute(
      "aria-pressed",
      "true",
    )
    await press(words("editor:hours.preset.Weekends"))
    await waitFor(() => expect(stored()?.map(({ weekday }) => weekday)).toEqual([0, 6]))
    await press(words("editor:hours.preset.Always"))
    await waitFor(() => expect(stored()).toBeUndefined())
  },
}

/** Without an hour the ads would never run: that is said, and not stored. */
export const NothingLeft: Story = {
  args: { dayParts: [{ weekday: 1, from: 540, to: 600 }] },
  play: async () => {
    await ready()
    cell(1, 9).focus()
    await userEvent.keyboard(" ")
    await body.findByText(words("editor:hours.problem.empty"))
    await expect(stored()).toEqual([{ weekday: 1, from: 540, to: 600 }])
  },
}

/** A day in more pieces than Google takes. */
export const TooManySpans: Story = {
  args: { dayParts: [0, 2, 4, 6, 8, 10].map((hour) => ({ weekday: 1, from: hour * 60, to: hour * 60 + 60 })) },
  play: async () => {
    await ready()
    cell(1, 12).focus()
    await userEvent.keyboard(" ")
    await body.findByText(words("editor:hours.problem.tooManySpans"))
    await expect(stored()).toHaveLength(6)
  },
}

/** Ads for calls say which hours hold besides. */
export const Calls: Story = {
  args: { objective: "Calls", openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ ...monday, weekday })) },
  play: async () => {
    await ready()
    await body.findByText(words("editor:hours.calls"), { exact: false })
  },
}

/** On phones the days stand beside one another. */
export const Phone: Story = {
  args: { dayParts: [1, 2, 3, 4, 5].map((weekday) => ({ ...monday, weekday })) },
  globals: { viewport: { value: "mobile1" } },
  play: async () => {
    await ready()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
