import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { AreasMap, RadiusMap } from "./radius-map.tsx"
import { FileDrop } from "../file-drop/index.ts"
import { bakerySquare } from "../testing/pictures.ts"
import { Held, noop, show, type Words } from "../testing/show.tsx"
import { ChipList, TagInput } from "../tag-input/index.ts"

const meta = { title: "Fields/Places, tags, files", component: RadiusMap } satisfies Meta<typeof RadiusMap>
export default meta
type Story = StoryObj

const towns = (t: Words) => [
  { name: t("Mumbai", "מומבאי"), latitude: 19.076, longitude: 72.8777, population: 12_442_373 },
  { name: t("Bandra", "בנדרה"), latitude: 19.0596, longitude: 72.8295, population: 337_391 },
  { name: t("Andheri", "אנדהרי"), latitude: 19.1136, longitude: 72.8697, population: 748_688 },
  { name: t("Kurla", "קורלה"), latitude: 19.0726, longitude: 72.8845, population: 775_000 },
  { name: t("Dadar", "דאדר"), latitude: 19.0178, longitude: 72.8478, population: 220_000 },
  { name: t("Thane", "תאנה"), latitude: 19.2183, longitude: 72.9781, population: 1_841_488 },
  { name: t("Navi Mumbai", "נאווי מומבאי"), latitude: 19.033, longitude: 73.0297, population: 1_120_547 },
  { name: t("Powai", "פוואי"), latitude: 19.1176, longitude: 72.906, population: 120_000 },
  { name: t("Colaba", "קולאבה"), latitude: 18.9067, longitude: 72.8147, population: 90_000 },
]

const radius = (kilometres: number) =>
  show((t) => (
    <RadiusMap
      label={t(`A circle of ${kilometres} km around Bandra`, `מעגל של ${kilometres} ק״מ סביב בנדרה`)}
      centre={{ latitude: 19.0596, longitude: 72.8295 }}
      radius={kilometres}
      towns={towns(t)}
      formatDistance={(value) => t(`${value} km`, `${value} ק״מ`)}
    />
  ))
export const Radius5: Story = { render: radius(5) }
export const Radius15: Story = { render: radius(15) }
export const Radius25: Story = { render: radius(25) }

export const Areas: Story = {
  render: show((t) => (
    <AreasMap
      label={t("Bandra and Thane, without Powai", "בנדרה ותאנה, ללא פוואי")}
      areas={[
        { name: "bandra", latitude: 19.0596, longitude: 72.8295, radius: 6 },
        { name: "thane", latitude: 19.2183, longitude: 72.9781, radius: 7 },
        { name: "powai", latitude: 19.1176, longitude: 72.906, radius: 3, isExcluded: true },
      ]}
      towns={towns(t)}
      formatDistance={(value) => t(`${value} km`, `${value} ק״מ`)}
    />
  )),
}

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

const file = (extra: (t: Words) => Partial<Parameters<typeof FileDrop>[0]>) =>
  show((t) => (
    <FileDrop
      label={t("Logo", "לוגו")}
      prompt={t("Choose a picture or drop it here", "בחרו תמונה או גררו אותה לכאן")}
      hint={t("PNG or JPEG, at least 150 by 150 pixels.", "PNG או JPEG, לפחות 150 על 150 פיקסלים.")}
      accept={["image/png", "image/jpeg"]}
      onFile={noop}
      replaceLabel={t("Choose another", "בחירת תמונה אחרת")}
      pendingLabel={t("Sending the picture", "שולח את התמונה")}
      {...extra(t)}
    />
  ))
export const FileEmpty: Story = { render: file(() => ({})) }
export const FilePending: Story = { render: file(() => ({ isPending: true })) }
export const FileInvalid: Story = {
  render: file((t) => ({ error: t("The picture is too small.", "התמונה קטנה מדי.") })),
}
export const FileShown: Story = {
  render: file((t) => ({
    preview: { src: bakerySquare, alt: t("A loaf of bread", "כיכר לחם") },
    remove: { label: t("Remove", "הסרה"), onRemove: noop },
  })),
}
