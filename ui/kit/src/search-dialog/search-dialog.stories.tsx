import type { Meta, StoryObj } from "@storybook/react-vite"
import { Gauge, Megaphone, Wallet } from "lucide-react"
import { expect, fn, screen, userEvent, waitFor } from "storybook/test"
import { type FoundGroup, SearchDialog, type SearchDialogProps } from "./search-dialog.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { Held, noop, show } from "../testing/show.tsx"

const meta = {
  title: "Overlays/Search dialog",
  component: SearchDialog,

  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
} satisfies Meta<typeof SearchDialog>
export default meta
type Story = StoryObj<typeof SearchDialog>

const pages = [
  { id: "dashboard", label: "Dashboard", start: <Gauge aria-hidden size={18} /> },
  { id: "wallet", label: "Wallet", start: <Wallet aria-hidden size={18} />, end: "₹8,450" },
]
const campaigns = [
  { id: "campaign", label: "Diwali hampers", detail: "Running", start: <Megaphone aria-hidden size={18} /> },
]
const groups: ReadonlyArray<FoundGroup> = [
  { id: "pages", title: "Pages", rows: pages },
  { id: "campaigns", title: "Campaigns", rows: campaigns },
]

const args: SearchDialogProps = {
  isOpen: true,
  label: "Search Marquee",
  placeholder: "Page, campaign, lead or invoice",
  closeLabel: "Close",
  query: "",
  onQuery: fn(),
  groups,
  emptyLabel: "",
  status: "3 found",
  onChoose: fn(),
  onClose: fn(),
}

export const Playground: StoryObj<typeof SearchDialog> = {
  args,
  parameters: inHebrew<SearchDialogProps>({
    label: "חיפוש במארקי",
    placeholder: "עמוד, קמפיין, ליד או חשבונית",
    closeLabel: "סגירה",
    status: "3 תוצאות",
  }),
}

export const NothingFound: Story = {
  args: { ...args, query: "zebra", groups: [], emptyLabel: "Nothing is called “zebra”.", status: "" },
}

/** Typing keeps the focus in the field; arrows move among the rows and Enter goes. */
export const ByKeyboard: Story = {
  render: show((t) => (
    <Held initial="">
      {(query, set) => (
        <Held initial="">
          {(chosen, choose) => (
            <>
              <p data-testid="chosen">{chosen}</p>
              <SearchDialog
                {...args}
                isOpen={chosen === ""}
                label={t("Search", "חיפוש")}
                query={query}
                onQuery={set}
                groups={groups.map((group) => ({
                  ...group,
                  rows: group.rows.filter(({ label }) => label.toLowerCase().includes(query)),
                }))}
                onChoose={choose}
                onClose={noop}
              />
            </>
          )}
        </Held>
      )}
    </Held>
  )),
  play: async () => {
    const field = await screen.findByRole("searchbox")
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, "a")
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await expect(field).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByTestId("chosen")).not.toBeEmptyDOMElement())
  },
}
