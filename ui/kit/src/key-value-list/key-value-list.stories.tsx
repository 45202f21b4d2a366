import type { Meta, StoryObj } from "@storybook/react-vite"
import { KeyValueList, type KeyValueListProps } from "./key-value-list.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Data/Key value list",
  component: KeyValueList,

  tags: ["autodocs"],
} satisfies Meta<typeof KeyValueList>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof KeyValueList> = {
  args: {
    items: [
      { label: "Business", value: "Sunrise Bakery" },
      { label: "City", value: "Pune" },
    ],
  },
  argTypes: { items: { control: "object" } },
  parameters: inHebrew<KeyValueListProps>({
    items: [
      { label: "עסק", value: "מאפיית הזריחה" },
      { label: "עיר", value: "פונה" },
    ],
  }),
}

export const Facts: Story = {
  render: show((t) => (
    <KeyValueList
      items={[
        { label: t("Business", "עסק"), value: t("Sunrise Bakery", "מאפיית הזריחה") },
        { label: t("Phone", "טלפון"), value: <bdi dir="ltr">+91 98200 12345</bdi> },
        { label: t("Schedule", "לוח זמנים"), value: <bdi dir="ltr">14–28 Nov 2026</bdi> },
      ]}
    />
  )),
}
