import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Term, type TermProps } from "./index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Overlays/Term",
  component: Term,

  tags: ["autodocs"],
} satisfies Meta<typeof Term>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Term> = {
  args: {
    children: "Cost per enquiry",
    meaning: "What was spent, divided by the enquiries.",
    isInitiallyOpen: false,
  },
  parameters: inHebrew<TermProps>({ children: "עלות לפנייה", meaning: "ההוצאה חלקי מספר הפניות." }),
}

const shown = (isInitiallyOpen: boolean) =>
  show((t) => (
    <div style={{ paddingBlockStart: "6rem" }}>
      <Term
        meaning={t("What was spent, divided by the enquiries.", "ההוצאה חלקי מספר הפניות.")}
        {...{ isInitiallyOpen }}
      >
        {t("Cost per enquiry", "עלות לפנייה")}
      </Term>
    </div>
  ))

export const MeaningShown: Story = { render: shown(true) }

/** A press opens the meaning and Escape closes it, as the focus does. */
export const Pressed: Story = {
  render: shown(false),
  play: async () => {
    const term = await screen.findByRole("button")
    await userEvent.tab()
    await expect(term).toHaveFocus()
    await expect(await screen.findByRole("tooltip")).toBeVisible()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull())
    await userEvent.click(term)
    await expect(await screen.findByRole("tooltip")).toBeVisible()
    await expect(term).toHaveAccessibleDescription()
  },
}
