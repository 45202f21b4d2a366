import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent } from "storybook/test"
import { SkipLink } from "./skip-link.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Navigation/Skip link",
  component: SkipLink,

  tags: ["autodocs"],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj

/** It is seen once it has focus: press Tab. */
export const Playground: StoryObj<typeof SkipLink> = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={args.target} tabIndex={-1}>
        {args.target}
      </main>
    </>
  ),
  args: { children: "Skip to content", target: "content" },
  parameters: inHebrew<Parameters<typeof SkipLink>[0]>({ children: "דילוג לתוכן" }),
}

export const Focused: Story = {
  render: show((t) => (
    <>
      <SkipLink target="focused-content">{t("Skip to content", "דילוג לתוכן")}</SkipLink>
      <main id="focused-content" tabIndex={-1}>
        {t("Content", "תוכן")}
      </main>
    </>
  )),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = await canvas.findByRole("link")
    await expect(link).toHaveFocus()
    await expect(link).toBeVisible()
  },
}
