import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { ChipList } from "./chip-list.tsx"
import { TagInput, type TagInputProps } from "./tag-input.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Tag input",
  component: TagInput,
  subcomponents: { ChipList },
  tags: ["autodocs"],
} satisfies Meta<typeof TagInput>
export default meta
type Story = StoryObj

const tags = show((t) => (
  <Held<ReadonlyArray<string>> initial={[t("sourdough", "מחמצת"), t("birthday cake", "עוגת יום הולדת")]}>
    {(value, set) => (
      <TagInput
        label={t("Search words", "מילות חיפוש")}
        hint={t("At least 10, each under 20 characters.", "לפחות 10, כל אחת עד 20 תווים.")}
        value={value}
        onChange={set}
        addLabel={t("Add", "הוספה")}
        removeLabel={(tag) => t(`Remove ${tag}`, `הסרת ${tag}`)}
        removedText={(tag) => t(`${tag} was removed.`, `${tag} הוסר.`)}
        undoLabel={t("Undo", "החזרה")}
        listLabel={t("Chosen words", "מילים שנבחרו")}
        foot={
          <ChipList
            label={t("Suggestions", "הצעות")}
            chips={[t("bakery near me", "מאפייה קרובה"), t("fresh bread", "לחם טרי")]}
            addLabel={(chip) => t(`Add ${chip}`, `הוספת ${chip}`)}
            onAdd={(chip) => set([...value, chip])}
          />
        }
      />
    )}
  </Held>
))

export const Playground: StoryObj<typeof TagInput> = {
  render: controlled(TagInput),
  args: {
    label: "Search words",
    hint: "At least 10, each under 20 characters.",
    error: "",
    value: ["sourdough", "birthday cake"],
    maxLength: 20,
    addLabel: "Add",
    undoLabel: "Undo",
    listLabel: "Chosen words",
    removeLabel: (tag) => `Remove ${tag}`,
    removedText: (tag) => `${tag} was removed.`,
    onChange: fn(),
  },
  parameters: inHebrew<TagInputProps>({
    label: "מילות חיפוש",
    hint: "לפחות 10, כל אחת עד 20 תווים.",
    value: ["מחמצת", "עוגת יום הולדת"],
    addLabel: "הוספה",
    undoLabel: "החזרה",
    listLabel: "מילים שנבחרו",
    removeLabel: (tag) => `הסרת ${tag}`,
    removedText: (tag) => `${tag} הוסר.`,
  }),
}

export const Tags: Story = { render: tags }

export const ARemovedTagComesBack: Story = {
  render: tags,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const remove = (await canvas.findAllByRole("button", { name: /Remove|הסרת/ }))[0]
    if (remove === undefined) throw new Error("a remove button was expected")
    await userEvent.click(remove)
    await expect(canvas.getAllByRole("button", { name: /Remove|הסרת/ })).toHaveLength(1)
    await userEvent.click(await canvas.findByRole("button", { name: /Undo|החזרה/ }))
    await expect(canvas.getAllByRole("button", { name: /Remove|הסרת/ })).toHaveLength(2)
  },
}

export const APastedListBecomesTags: Story = {
  render: tags,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole("textbox"))
    await userEvent.paste("rye, bagel, RYE")
    await expect(canvas.getAllByRole("button", { name: /Remove|הסרת/ })).toHaveLength(4)
  },
}

/** A list with a line for each tag is pasted as tags. */
export const PastedList: Story = {
  render: tags,
  play: async ({ canvasElement }) => {
    const [field] = within(canvasElement).getAllByRole("textbox")
    await userEvent.click(field!)
    await userEvent.paste("rye bread\r\nsourdough\nfresh rolls")
    const list = within(within(canvasElement).getAllByRole("list")[0]!)
    await expect(list.getAllByRole("listitem").map((tag) => tag.textContent)).toEqual([
      "sourdough",
      "birthday cake",
      "rye bread",
      "fresh rolls",
    ])
    await expect(field).toHaveValue("")
  },
}
