import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { Switch, type SwitchProps } from "./switch.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Switch",
  component: Switch,

  tags: ["autodocs"],
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Switch> = {
  args: {
    children: "Balance alerts",
    hint: "We write when the balance is low.",
    isDisabled: false,
    onChange: fn(),
  },
  argTypes: { isDisabled: { description: "Cannot be changed now." } },
  parameters: inHebrew<SwitchProps>({ children: "התראות יתרה", hint: "נכתוב כשהיתרה נמוכה." }),
}

export const Switches: Story = {
  render: show((t) => (
    <>
      <Switch defaultSelected hint={t("We write when the balance is low.", "נכתוב כשהיתרה נמוכה.")}>
        {t("Balance alerts", "התראות יתרה")}
      </Switch>
      <Switch>{t("Weekly summary", "סיכום שבועי")}</Switch>
      <Switch isDisabled>{t("Automatic top-up", "טעינה אוטומטית")}</Switch>
    </>
  )),
}
