import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test"
import { ComboBox, type ComboBoxProps } from "./combo-box.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { Held, noop, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Combo box",
  component: ComboBox,

  tags: ["autodocs"],
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj

const trades = (t: Words): ComboBoxProps["options"] => [
  { id: "1", label: t("Bakery", "מאפייה") },
  { id: "2", label: t("Barber shop", "מספרה") },
]

export const Playground: StoryObj<typeof ComboBox> = {
  render: (args) => (
    <div style={{ maxInlineSize: "33rem" }}>
      <Held key={args.inputValue} initial={args.inputValue}>
        {(text, set) => (
          <ComboBox
            {...args}
            inputValue={text}
            onInputChange={(typed) => {
              set(typed)
              args.onInputChange(typed)
            }}
          />
        )}
      </Held>
    </div>
  ),
  args: {
    label: "Category",
    hint: "What you sell, in a word.",
    error: "",
    placeholder: "Bakery",
    inputValue: "",
    options: trades((english) => english),
    isLoading: false,
    loadingLabel: "Looking for suggestions…",
    emptyLabel: "Nothing found. You can type your own.",
    allowsOwnText: true,
    isDisabled: false,
    isRequired: false,
    onInputChange: fn(),
    onSelect: fn(),
  },
  parameters: inHebrew<ComboBoxProps>({
    label: "קטגוריה",
    hint: "מה אתם מוכרים, במילה.",
    placeholder: "מאפייה",
    options: trades((_, hebrew) => hebrew),
    loadingLabel: "מחפש הצעות…",
    emptyLabel: "לא נמצא דבר. אפשר להקליד בעצמכם.",
  }),
}

const suggestions = (t: Words, isLoading: boolean, isEmpty: boolean) => (
  <Held initial={t("ba", "מא")}>
    {(text, set) => (
      <ComboBox
        label={t("Category", "קטגוריה")}
        inputValue={text}
        onInputChange={set}
        onSelect={noop}
        isLoading={isLoading}
        loadingLabel={t("Looking for suggestions…", "מחפש הצעות…")}
        emptyLabel={t("Nothing found. You can type your own.", "לא נמצא דבר. אפשר להקליד בעצמכם.")}
        allowsOwnText
        options={
          isEmpty
            ? []
            : [
                { id: "1", label: t("Bakery", "מאפייה") },
                { id: "2", label: t("Bank", "מאפרת") },
                { id: "3", label: t("Barber shop", "מאלף כלבים") },
              ]
        }
      />
    )}
  </Held>
)

const type = async (canvasElement: HTMLElement) => {
  const input = await within(canvasElement).findByRole("combobox")
  await userEvent.type(input, "k")
}

export const Suggestions: Story = {
  render: show((t) => suggestions(t, false, false)),
  play: async ({ canvasElement }) => {
    await type(canvasElement)
    await expect(await screen.findAllByRole("option")).toHaveLength(3)
  },
}

export const SuggestionsLoading: Story = { render: show((t) => suggestions(t, true, true)) }

export const SuggestionsEmpty: Story = {
  render: show((t) => suggestions(t, false, true)),
  play: async ({ canvasElement }) => {
    await type(canvasElement)
    const list = await screen.findByRole("listbox")
    await waitFor(() => expect(list).toBeVisible())
  },
}
