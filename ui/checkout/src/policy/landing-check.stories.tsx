import type { AnyContract, Caller } from "@application/kernel"
import type { LandingPage } from "@application/signup/contract"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { UseCaseProvider } from "@ui/container"
import { sampleDraft } from "@ui/shared/testing"
import { useState } from "react"
import { expect } from "storybook/test"
import { LandingCheck } from "./landing-check.tsx"

interface VisitedPagesProps {
  /** What each look finds, in turn; the last one from then on. */
  readonly looks: ReadonlyArray<ReadonlyArray<LandingPage> | "offline" | "never">
  readonly isHiddenIfFine?: boolean
}

const pretending = (looks: VisitedPagesProps["looks"]): Caller => {
  let turn = 0
  return <C extends AnyContract>(_contract: C) => {
    const look = looks[Math.min(turn, looks.length - 1)] ?? "offline"
    turn += 1
    if (look === "never") return new Promise<never>(() => undefined)
    if (look === "offline") return Promise.resolve({ status: "broken", error: "offline" } as const)
    return Promise.resolve({ status: "succeeded", output: { pages: look } as never } as const)
  }
}

/** The pages of a draft's ads, looked at from afar. */
const VisitedPages = ({ looks, isHiddenIfFine = false }: VisitedPagesProps) => {
  const [useCases] = useState(() => ({ call: pretending(looks), prepare: () => undefined }))
  return (
    <UseCaseProvider useCases={useCases}>
      <div style={{ display: "grid", gap: "1rem", maxInlineSize: "40rem" }}>
        <LandingCheck details={sampleDraft()} isHiddenIfFine={isHiddenIfFine} />
      </div>
    </UseCaseProvider>
  )
}

const meta = { title: "Journey/Page that ads open", component: VisitedPages } satisfies Meta<typeof VisitedPages>
export default meta
type Story = StoryObj<typeof meta>

const address = "https://sunrise.example/bread"
const again = /Look again|להסתכל שוב/

/** The page answers. */
export const Fine: Story = {
  args: { looks: [[{ address, finding: "Fine" }]] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The page answers|הדף עונה/)).toBeVisible()
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}

/** A page that did not answer is looked at again, and answers. */
export const MendedMeanwhile: Story = {
  args: { looks: [[{ address, finding: "NotWorking" }], [{ address, finding: "Fine" }]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: again }))
    await expect(await canvas.findByText(/The page answers|הדף עונה/)).toBeVisible()
  },
}

/** Everything that networks refuse of a page, and a page that lets only people in. */
export const Refused: Story = {
  args: {
    looks: [
      [
        { address: "https://sunrise.example/gone", finding: "NotWorking" },
        { address: "https://sunrise.example/away", finding: "Elsewhere", host: "parked.example" },
        { address: "https://sunrise.example/soon", finding: "Unfinished" },
        { address: "https://sunrise.example/shoes", finding: "Differs" },
        { address: "https://sunrise.example/people", finding: "Unknown" },
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button", { name: again })).toHaveLength(5)
    await expect(canvas.getByText(/parked\.example/)).toBeVisible()
  },
}

/** Where only refusals are shown, a fine page beside a refused one shows nothing. */
export const HiddenIfFine: Story = {
  args: {
    looks: [
      [
        { address, finding: "Fine" },
        { address: `${address}s`, finding: "Differs" },
      ],
    ],
    isHiddenIfFine: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: again })).toBeVisible()
    await expect(canvas.queryByText(/The page answers|הדף עונה/)).toBeNull()
  },
}

/** The page is being looked at. */
export const Looking: Story = {
  args: { looks: ["never"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toBeVisible()
  },
}

/** The look failed, and can be repeated. */
export const Failed: Story = {
  args: { looks: ["offline", [{ address, finding: "Fine" }]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: again }))
    await expect(await canvas.findByText(/The page answers|הדף עונה/)).toBeVisible()
  },
}
