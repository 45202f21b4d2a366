import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, within } from "storybook/test"
import { Select, type SelectProps } from "./select.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Select",
  component: Select,

  tags: ["autodocs"],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj

const ages = (t: Words) => [
  { id: "18", label: t("18 to 24", "18 עד 24") },
  { id: "25", label: t("25 to 34", "25 עד 34"), detail: t("Most of your visitors", "רוב המבקרים שלכם") },
  { id: "35", label: t("35 to 44", "35 עד 44") },
]

export const Playground: StoryObj<typeof Select> = {
  render: controlled(Select),
  args: {
    label: "Age group",
    hint: "Who buys from you most often.",
    error: "",
    placeholder: "Choose one",
    options: ages((english) => english),
    value: "25",
    isDisabled: false,
    isRequired: true,
    onChange: fn(),
  },
  argTypes: { value: { control: "select", options: [null, "18", "25", "35"] } },
  parameters: inHebrew<SelectProps>({
    label: "קבוצת גיל",
    hint: "מי קונה אצלכם לרוב.",
    placeholder: "בחרו אחת",
    options: ages((_, hebrew) => hebrew),
  }),
}

const select = (
  value: string | null,
  extra: (t: Words) => { readonly error?: string; readonly isDisabled?: boolean },
) =>
  show((t) => (
    <Held initial={value}>
      {(chosen, set) => (
        <Select
          label={t("Age group", "קבוצת גיל")}
          placeholder={t("Choose one", "בחרו אחת")}
          options={ages(t)}
          value={chosen}
          onChange={set}
          {...extra(t)}
        />
      )}
    </Held>
  ))

export const Empty: Story = { render: select(null, () => ({})) }

export const Chosen: Story = { render: select("25", () => ({})) }

export const Invalid: Story = { render: select(null, (t) => ({ error: t("Please choose one.", "אנא בחרו אחת.") })) }

export const Disabled: Story = { render: select("25", () => ({ isDisabled: true })) }

export const Open: Story = {
  render: select("25", () => ({})),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button"))
    await expect(await screen.findAllByRole("option")).toHaveLength(3)
  },
}
