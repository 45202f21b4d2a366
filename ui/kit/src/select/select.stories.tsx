import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Select } from "./select.tsx"
import { ComboBox } from "../combo-box/index.ts"
import { Held, noop, show, type Words } from "../testing/show.tsx"

const meta = { title: "Fields/Select and suggestions", component: Select } satisfies Meta<typeof Select>
export default meta
type Story = StoryObj

const ages = (t: Words) => [
  { id: "18", label: t("18 to 24", "18 עד 24") },
  { id: "25", label: t("25 to 34", "25 עד 34"), detail: t("Most of your visitors", "רוב המבקרים שלכם") },
  { id: "35", label: t("35 to 44", "35 עד 44") },
]

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
