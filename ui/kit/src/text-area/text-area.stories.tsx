import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { TextArea, type TextAreaProps } from "./text-area.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Text area",
  component: TextArea,

  tags: ["autodocs"],
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof TextArea> = {
  render: controlled(TextArea),
  args: {
    label: "Primary text",
    hint: "The first sentence counts most.",
    error: "",
    value: "Sourdough, buns and cakes from our own oven in Bandra.",
    maxLength: 125,
    formatCount: (used, most) => `${used} / ${most}`,
    inputDirection: "auto",
    isDisabled: false,
    isRequired: false,
    onChange: fn(),
  },
  parameters: inHebrew<TextAreaProps>({
    label: "טקסט ראשי",
    hint: "המשפט הראשון הוא החשוב ביותר.",
    value: "מחמצת, לחמניות ועוגות מהתנור שלנו בבנדרה.",
  }),
}

export const Area: Story = {
  render: show((t) => (
    <TextArea
      label={t("Primary text", "טקסט ראשי")}
      maxLength={125}
      formatCount={(used, most) => `${used} / ${most}`}
      defaultValue={t(
        "Sourdough, buns and cakes from our own oven in Bandra. Order before nine and we deliver by noon.",
        "מחמצת, לחמניות ועוגות מהתנור שלנו בבנדרה. הזמינו לפני תשע ונגיע עד הצהריים.",
      )}
    />
  )),
}
