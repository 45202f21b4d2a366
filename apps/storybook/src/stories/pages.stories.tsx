import type { Meta, StoryObj } from "@storybook/react-vite"
import { frameReads, type PageName, pageNames, pageRow } from "@domain/pages"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { PageStates } from "../page-states.tsx"

const ofBusiness = pageNames.filter((name) => pageRow(name).access === "member")
const outside = pageNames.filter((name) => !ofBusiness.includes(name))
const reading = pageNames.filter((name) => (pageRow(name).reads ?? []).length > 0)

/** Contracts that each page has called. */
const called = new Map<PageName, Set<string>>()

const meta = {
  title: "Screens/Every page",
  component: PageStates,
  parameters: { page: true },
  args: {
    page: "dashboard",
    state: "filled",
    onCall: (page, contract) => called.set(page, (called.get(page) ?? new Set<string>()).add(contract)),
  },
  argTypes: { page: { control: "select", options: pageNames }, pages: { control: false } },
  // The page of Storybook's control is shown anew; the list inside the story goes on from there.
  render: (args) => <PageStates key={args.page} {...args} />,
} satisfies Meta<typeof PageStates>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 20_000 }

/** Opens each page in turn; names of pages that do not come to hold what they must, with what was found. */
const walk = async (names: ReadonlyArray<PageName>, problemOf: (name: PageName) => string | undefined) => {
  const wrong: Array<string> = []
  for (const name of names) {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Page" }, slow), name)
    await waitFor(() => expect(problemOf(name)).toBeUndefined(), slow).catch(() =>
      wrong.push(`${name}: ${problemOf(name) ?? "late"}`),
    )
  }
  await expect(wrong).toEqual([])
}

const hasHeading = () => screen.queryAllByRole("heading", { level: 1 }).length > 0
const offersRetry = () => screen.queryAllByRole("button", { name: /^(Try again|ניסיון נוסף)$/ }).length > 0
const waits = () =>
  screen.queryAllByRole("status").some((part) => part.hasChildNodes()) ||
  screen.queryByLabelText(/^(Loading|טוען)/) !== null

/** Contracts that a page should call and has not, and contracts that it has called besides. */
const unlike = (name: PageName): string | undefined => {
  const { reads = [], extras = [], access } = pageRow(name)
  const wanted = new Set<string>([...reads, ...extras, ...(access === "member" ? frameReads : [])])
  const found = called.get(name) ?? new Set<string>()
  const missing = [...wanted].filter((each) => !found.has(each))
  const besides = [...found].filter((each) => !wanted.has(each))
  return missing.length + besides.length === 0 ? undefined : `misses ${missing.join()}, calls ${besides.join()}`
}

const filledProblem = (name: PageName): string | undefined => {
  if (!hasHeading()) return "no heading"
  return offersRetry() ? "not loaded" : unlike(name)
}
const emptyProblem = () => (!hasHeading() ? "no heading" : offersRetry() ? "not loaded" : undefined)

/** Each page of a business has a heading, is loaded, and calls exactly what the table of pages says. */
export const Filled: Story = { play: () => walk(ofBusiness, filledProblem) }

/** So does each page outside businesses. */
export const FilledOutside: Story = { play: () => walk(outside, filledProblem) }

/** A business that has just begun finds no page failed. */
export const Empty: Story = { args: { state: "empty" }, play: () => walk(ofBusiness, emptyProblem) }

/** Nor does anybody outside a business. */
export const EmptyOutside: Story = { args: { state: "empty" }, play: () => walk(outside, emptyProblem) }

/** A page that waits for its calls says so. */
export const Loading: Story = {
  args: { state: "loading", pages: reading },
  play: () => walk(reading, () => (waits() ? undefined : "says nothing")),
}

/** A page whose calls fail says so, and offers to try again. */
export const Failed: Story = {
  args: { state: "failed", pages: reading },
  play: () => walk(reading, () => (offersRetry() ? undefined : "offers nothing")),
}
