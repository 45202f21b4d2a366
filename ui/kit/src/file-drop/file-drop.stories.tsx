import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { FileDrop, type FileDropProps } from "./file-drop.tsx"
import { bakerySquare } from "../testing/pictures.ts"
import { inHebrew } from "../testing/playground.tsx"
import { noop, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/File drop",
  component: FileDrop,

  tags: ["autodocs"],
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj

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

export const Playground: StoryObj<typeof FileDrop> = {
  args: {
    label: "Logo",
    prompt: "Choose a picture or drop it here",
    hint: "PNG or JPEG, at least 150 by 150 pixels.",
    accept: ["image/png", "image/jpeg"],
    kind: "picture",
    replaceLabel: "Choose another",
    pendingLabel: "Sending the picture",
    isPending: false,
    onFile: fn(),
    onRefused: fn(),
  },
  argTypes: { error: { control: "text" }, fileName: { control: "text" } },
  parameters: inHebrew<FileDropProps>({
    label: "לוגו",
    prompt: "בחרו תמונה או גררו אותה לכאן",
    hint: "PNG או JPEG, לפחות 150 על 150 פיקסלים.",
    replaceLabel: "בחירת תמונה אחרת",
    pendingLabel: "שולח את התמונה",
  }),
}

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
