import type { AdTestView as AdTestFacts } from "@application/campaigns/contract"
import { type AdTest, creativeContentOf, type PictureAd, resultsLeft, testMoves } from "@domain/campaigns"
import { addDays } from "@domain/kernel"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { FlowsProvider, usePortal } from "@ui/shared/frame"
import { Panel } from "@ui/kit/panel"
import { anonymousFlows, hebrewDraft, sampleDraft } from "@ui/shared/testing"
import { useFormat } from "@ui/shared/use-format"
import { getI18n } from "react-i18next"
import { expect, fn, userEvent, within } from "storybook/test"
import { AdTestView } from "./ad-test-view.tsx"

const today = "2026-12-06"
const onMove = fn()

const ads = (isHebrew: boolean): AdTest["ads"] => {
  const content = creativeContentOf(isHebrew ? hebrewDraft : sampleDraft())
  const first: PictureAd = isHebrew
    ? { primaryText: "לחם שיפון שנאפה הבוקר.", headline: "שיפון טרי בכל בוקר", description: "", content }
    : { primaryText: "Rye bread, baked this morning.", headline: "Fresh rye every morning", description: "", content }
  const headline = isHebrew ? "שיפון כמו של סבתא" : "Rye like grandmother's"
  return { A: first, B: { ...first, headline, content: { ...content, headline } } }
}

const counts = (people: number, results: number) => ({
  impressions: Math.round(people * 1.3),
  people,
  clicks: results * 6,
  results,
  spend: 120_000,
})

const daysOf = (...results: ReadonlyArray<readonly [number, number]>): AdTest["days"] =>
  results.map(([A, B], index) => ({
    date: addDays("2026-12-01", index),
    A: counts(5_200, A),
    B: counts(5_050, B),
  }))

const Shown = ({ test, isReadOnly = false }: { readonly test: Partial<AdTest>; readonly isReadOnly?: boolean }) => {
  const { language } = usePortal()
  const format = useFormat()
  const whole: AdTest = {
    question: language === "he" ? "טריות או זיכרון?" : "Freshness or memory?",
    objective: "LeadGeneration",
    ratio: 2,
    needed: 114,
    endsWeaker: false,
    ads: ads(language === "he"),
    startedOn: "2026-12-01",
    endsOn: "2026-12-20",
    days: [],
    ...test,
  }
  const facts: AdTestFacts = {
    ...whole,
    currency: "INR",
    today,
    resultsLeft: resultsLeft(whole, today),
    moves: testMoves(whole, { today, isChangeable: true }),
  }
  return (
    <Panel title={getI18n().t("dashboard:adTest.title")}>
      <AdTestView
        test={facts}
        link="https://rye.example"
        format={format}
        pending={false}
        onMove={isReadOnly ? undefined : onMove}
      />
    </Panel>
  )
}

const meta = {
  title: "Campaigns/Ad test",
  component: Shown,
  decorators: [
    (Content) => (
      <FlowsProvider {...anonymousFlows}>
        <Content />
      </FlowsProvider>
    ),
  ],
} satisfies Meta<typeof Shown>
export default meta
type Story = StoryObj<typeof meta>

const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const running = daysOf([4, 6], [5, 8], [3, 7])
const apart = daysOf([4, 12], [5, 14], [3, 11])

export const Empty: Story = { args: { test: {} } }

/** Figures that look better are no winner yet: the page says how many results are still needed. */
export const Running: Story = {
  args: { test: { days: running } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/81/u)
    expect(canvas.queryByText(words("dashboard:adTest.winner"))).toBeNull()
    await userEvent.click(canvas.getByRole("button", { name: words("dashboard:adTest.move.stop") }))
    await expect(onMove).toHaveBeenCalledWith("stop")
  },
}

export const Decided: Story = {
  args: { test: { days: apart, ended: { how: "Winner", on: "2026-12-04", version: "B" } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(words("dashboard:adTest.winner"))
    await userEvent.click(canvas.getByRole("button", { name: words("dashboard:adTest.move.keepB") }))
    await expect(onMove).toHaveBeenCalledWith("keepB")
  },
}

export const NoDifference: Story = {
  args: { test: { days: daysOf([20, 19], [18, 20], [19, 18]), ended: { how: "NoDifference", on: "2026-12-04" } } },
}

export const DaysOver: Story = {
  args: { test: { days: running, endsOn: "2026-12-05", ended: { how: "DaysOver", on: "2026-12-06" } } },
}

export const Stopped: Story = { args: { test: { days: running, ended: { how: "Stopped", on: "2026-12-04" } } } }

export const Refused: Story = {
  args: {
    test: {
      ended: { how: "Refused", on: "2026-12-02", version: "B", reason: "Misleading claims: the ad promises results." },
    },
  },
}

export const Changed: Story = {
  args: {
    test: {
      days: running,
      isChanged: true,
      ended: { how: "Changed", on: "2026-12-04" },
      kept: { version: "A", on: "2026-12-04", byRule: true },
    },
  },
}

export const Kept: Story = {
  args: {
    test: {
      days: apart,
      ended: { how: "Winner", on: "2026-12-04", version: "B" },
      kept: { version: "B", on: "2026-12-05", byRule: false },
    },
  },
}

export const KeptByRule: Story = {
  args: {
    test: {
      days: apart,
      ended: { how: "Winner", on: "2026-12-04", version: "B" },
      kept: { version: "B", on: "2026-12-04", byRule: true },
    },
  },
}

/** Who may not change the campaign reads the same and can press nothing. */
export const ReadOnly: Story = {
  args: { test: { days: running }, isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull()
  },
}
