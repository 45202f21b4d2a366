import type { Meta, StoryObj } from "@storybook/react-vite"
import { Card, type CardProps } from "./card.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Layouts/Card",
  component: Card,

  tags: ["autodocs"],
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Card> = {
  args: { children: "Two campaigns are running.", padding: "regular", tone: "plain" },
  parameters: inHebrew<CardProps>({ children: "שני קמפיינים פעילים." }),
}

export const Tones: Story = {
  render: show((t) => (
    <>
      <Card>{t("A plain surface", "משטח פשוט")}</Card>
      <Card tone="accent">{t("The one that draws attention", "זה שמושך תשומת לב")}</Card>
      <Card tone="glow">{t("Something new", "משהו חדש")}</Card>
      <Card tone="sunken">{t("Something quieter", "משהו שקט יותר")}</Card>
    </>
  )),
}
