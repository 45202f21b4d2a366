import type { Meta, StoryObj } from "@storybook/react-vite"
import { sampleDraft } from "../testing/sample-draft.ts"
import { ConflictDialog } from "./conflict-dialog.tsx"

const meta = { title: "Journey/Two tabs", component: ConflictDialog } satisfies Meta<typeof ConflictDialog>
export default meta

const mine = sampleDraft({ business: { name: "Bloom Bakery", services: ["Bread", "Cakes"] } })
const theirs = sampleDraft({ business: { name: "Bloom Bakery and Café", services: ["Bread"] } })

export const ChangedElsewhere: StoryObj = {
  render: () => (
    <ConflictDialog
      conflict={{ fields: ["name", "services", "creativeDetail"], theirs }}
      mine={mine}
      onChoose={() => undefined}
    />
  ),
}
