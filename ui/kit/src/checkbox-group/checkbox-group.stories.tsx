import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { CheckboxGroup, type CheckboxGroupProps } from "./checkbox-group.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Checkbox group",
  component: CheckboxGroup,

  tags: ["autodocs"],
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj

const people = (t: Words): CheckboxGroupProps["options"] => [
  { id: "w", label: t("Women", "נשים") },
  { id: "m", label: t("Men", "גברים") },
]

export const Playground: StoryObj<typeof CheckboxGroup> = {
  render: controlled(CheckboxGroup),
  args: {
    label: "Who sees the ad",
    hint: "Leave both to reach everybody.",
    error: "",
    options: people((english) => english),
    value: ["m"],
    isDisabled: false,
    isRequired: false,
    onChange: fn(),
  },
  argTypes: { value: { control: "check", options: ["w", "m"] } },
  parameters: inHebrew<CheckboxGroupProps>({
    label: "מי רואה את המודעה",
    hint: "השאירו את שניהם כדי להגיע לכולם.",
    options: people((_, hebrew) => hebrew),
  }),
}

export const Group: Story = {
  render: show((t) => (
    <Held<ReadonlyArray<string>> initial={["m"]}>
      {(chosen, set) => (
        <CheckboxGroup
          label={t("Who sees the ad", "מי רואה את המודעה")}
          options={[
            { id: "w", label: t("Women", "נשים") },
            { id: "m", label: t("Men", "גברים") },
          ]}
          value={chosen}
          onChange={set}
        />
      )}
    </Held>
  )),
}
