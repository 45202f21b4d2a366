import type { Meta, StoryObj } from "@storybook/react-vite"
import { StatusBadge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import {
  List,
  listAddress,
  ListFacts,
  type ListProps,
  type ListReading,
  ListRow,
  oneOf,
  useList,
} from "@ui/shared/list"
import { SearchX, Users } from "lucide-react"
import { useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Staged } from "../staged.tsx"

const states = ["open", "done"] as const

interface Task {
  readonly id: number
  readonly name: string
  readonly state: (typeof states)[number]
}

const task = (id: number, name: string, state: Task["state"] = "open"): Task => ({ id, name, state })
const few: ReadonlyArray<Task> = [task(1, "Call Ravi"), task(2, "Answer Asha"), task(3, "Bake rye bread", "done")]
const many = Array.from({ length: 45 }, (_, index) => task(index + 1, `Task ${index + 1}`))

const declared = { words: { name: "q", most: 40 }, filters: { state: oneOf(states) }, orders: ["id", "name"] } as const
const pages = listAddress({ ...declared, limit: 10 })
const continued = listAddress({ ...declared, isContinued: true })

type Props = ListProps<Task, { state: typeof declared.filters.state }, "id" | "name">

/** What the stories' server holds, and how it answers. */
let held: ReadonlyArray<Task> = few
let answer: Pick<ListReading<Task>, "isFailed" | "isLoading"> & { readonly isSilent?: boolean } = {}
/** Reads the list again, as a live page does by itself. */
let refresh: () => void = () => undefined

const useTasks = (address: typeof pages, isContinued: boolean) => {
  const list = useList(address)
  const [, setTurn] = useState(0)
  const again = () => setTurn((turn) => turn + 1)
  useEffect(() => {
    refresh = again
  })
  const matching = held
    .filter(({ name, state }) => name.toLowerCase().includes(list.words) && state === (list.filter.state ?? state))
    .toSorted((one, other) => (list.order === "name" ? one.name.localeCompare(other.name) : one.id - other.id))
  const first = isContinued ? 0 : (list.page - 1) * list.limit
  const { isSilent = false, ...ended } = answer
  const onRetry = () => {
    answer = {}
    again()
  }
  const reading: ListReading<Task> = {
    rows: isSilent ? undefined : matching.slice(first, list.page * list.limit),
    total: matching.length,
    ...(isContinued && { hasMore: matching.length > list.page * list.limit }),
    ...ended,
    onRetry,
  }
  return { list, reading, matching }
}

/** The list's address in words, and the browser's way back. */
const Address = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <p>
      <output>{search}</output>{" "}
      <Button kind="quiet" size="small" onPress={() => void navigate(-1)}>
        Back in the browser
      </Button>
    </p>
  )
}

const move = (state: Task["state"]) => async (row: Task) => {
  if (row.name.startsWith("Bake"))
    return { status: "failed" as const, failure: { _tag: "LeadNotFound", errorCode: 104 } }
  held = held.map((one) => (one.id === row.id ? { ...one, state } : one))
  return { status: "succeeded" as const }
}

const words = {
  caption: "Tasks",
  keyOf: ({ id }) => id,
  search: "Search by name",
  filters: [{ name: "state", label: "State", any: "All states", options: states.map((id) => ({ id, label: id })) }],
  notRead: "We couldn't load the tasks",
  empty: { title: "No tasks yet", icon: <Users />, text: "They come by themselves.", action: <Button>Add one</Button> },
  noneFound: { title: "No task matches", icon: <SearchX />, clear: "Show all" },
} satisfies Partial<Props>

const columns: Props["columns"] = [
  { id: "name", label: "Name", render: ({ name }) => name },
  {
    id: "state",
    label: "State",
    onPhones: "main",
    render: ({ state }) => <StatusBadge status={state === "open" ? "waiting" : "done"}>{state}</StatusBadge>,
  },
]

const Table = () => {
  const { list, reading, matching } = useTasks(continued, true)
  return (
    <main>
      <h1>Tasks of the day</h1>
      <Address />
      <List
        {...words}
        list={list}
        reading={reading}
        columns={columns ?? []}
        rowHref={({ id }) => `#${id}`}
        shown={`Showing ${reading.rows?.length} of ${matching.length}`}
        orders={{
          label: "Order",
          options: [
            { id: "id", label: "As they came" },
            { id: "name", label: "By name", sort: { column: "name", direction: "ascending" } },
          ],
        }}
        bulk={{
          label: "Select tasks",
          actLabel: "Change state",
          nameOf: ({ name }) => name,
          actions: states.map((id) => ({ id, label: id, run: move(id), undo: (row: Task) => move(row.state)(row) })),
          onDone: refresh,
        }}
        frame={(filters, rows) => (
          <Panel title="Tasks">
            {filters}
            {rows}
          </Panel>
        )}
      />
    </main>
  )
}

const TaskLines = ({ isCounted }: { readonly isCounted: boolean }) => {
  const { list, reading: counted, matching } = useTasks(pages, false)
  const { total: _total, ...rest } = counted
  const reading = isCounted ? counted : { ...rest, hasNextPage: matching.length > list.page * list.limit }
  return (
    <main>
      <h1>Tasks of the day</h1>
      <Address />
      <List
        {...words}
        list={list}
        reading={reading}
        level={2}
        clear="Clear filters"
        row={({ id, name, state }) => (
          <ListRow name={<bdi>{name}</bdi>} acts={<Button size="small">Open {name}</Button>}>
            <ListFacts facts={[`Number ${id}`, state]} />
          </ListRow>
        )}
      />
    </main>
  )
}

const Lines = () => <TaskLines isCounted />

/** Lines of a call that does not count its rows. */
const Uncounted = () => <TaskLines isCounted={false} />

const Alone = () => {
  const { list, reading } = useTasks(pages, false)
  return (
    <main>
      <h1>Tasks of the day</h1>
      <List
        {...words}
        list={list}
        reading={reading}
        empty={{ ...words.empty, isAlone: true }}
        row={({ name }) => <ListRow name={name} />}
        frame={(filters, rows) => (
          <Panel title="Tasks">
            {filters}
            {rows}
          </Panel>
        )}
      />
    </main>
  )
}

const meta = {
  title: "Application/List",
  component: Staged,
  args: { part: Table },
  beforeEach: () => {
    held = few
    answer = {}
  },
} satisfies Meta<typeof Staged>
export default meta
type Story = StoryObj<typeof meta>

const holding = (rows: ReadonlyArray<Task>, given: typeof answer = {}) => ({
  beforeEach: () => {
    held = rows
    answer = given
  },
})
const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent)
const said = () => document.querySelector("output")?.textContent
const button = (name: string | RegExp) => screen.findByRole("button", { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const choose = async (label: RegExp, option: string) => {
  await press(label)
  await userEvent.click(await screen.findByRole("option", { name: option }))
}

/** The address brings search, filter and order back, as after a reload or by a shared link. */
export const FromTheAddress: Story = {
  args: { search: "?q=a&state=open&order=name" },
  play: async () => {
    await waitFor(() => expect(names()).toEqual(["Answer Asha", "Call Ravi"]))
    await expect(screen.getByRole("searchbox")).toHaveValue("a")
    await expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending")
  },
}
export const BackUndoesAChoice: Story = {
  play: async () => {
    await choose(/State$/, "done")
    await waitFor(() => expect(names()).toEqual(["Bake rye bread"]))
    await expect(said()).toBe("?state=done")
    await press("Back in the browser")
    await waitFor(() => expect(names()).toHaveLength(3))
    await expect(said()).toBe("")
  },
}
export const AHeadingSorts: Story = {
  play: async () => {
    const heading = await screen.findByRole("columnheader", { name: "Name" })
    const inHeading = within(heading).queryByRole("button")
    if (inHeading === null) return
    await userEvent.click(inHeading)
    await waitFor(() => expect(names()).toEqual(["Answer Asha", "Bake rye bread", "Call Ravi"]))
    await expect(said()).toBe("?order=name")
    await expect(within(screen.getByRole("columnheader", { name: "State" })).queryByRole("button")).toBeNull()
  },
}
/** More rows stay through a reload, and the way back does not walk through each. */
export const Continued: Story = {
  ...holding(many),
  play: async () => {
    await press("Show more")
    await waitFor(() => expect(names()).toHaveLength(40))
    await expect(said()).toBe("?show=40")
    await expect(screen.getByText("Showing 40 of 45")).toBeVisible()
  },
}
export const Pages: Story = {
  ...holding(many),
  args: { part: Lines, search: "?page=2" },
  play: async () => {
    await expect(await screen.findByText("Task 11")).toBeVisible()
    await expect(screen.getByText("11 to 20 of 45")).toBeVisible()
    await press("Next")
    await expect(await screen.findByText("Task 21")).toBeVisible()
    await expect(said()).toBe("?page=3")
    await userEvent.type(screen.getByRole("searchbox"), "task 4")
    await waitFor(() => expect(said()).toBe("?q=task+4"))
    await expect(await screen.findByText("7 found")).toBeInTheDocument()
    await press("Clear filters")
    await waitFor(() => expect(said()).toBe(""))
    await expect(screen.getByRole("searchbox")).toHaveValue("")
  },
}
/** What comes from a table too long to be counted for each page. */
export const PagesNotCounted: Story = {
  ...holding(many),
  args: { part: Uncounted, search: "?page=4" },
  play: async () => {
    await expect(await screen.findByText("31 to 40")).toBeVisible()
    await press("Next")
    await expect(await screen.findByText("41 to 45")).toBeVisible()
    await expect(await button("Next")).toBeDisabled()
    await press("Previous")
    await waitFor(() => expect(said()).toBe("?page=4"))
    await userEvent.type(screen.getByRole("searchbox"), "task 4")
    await expect(await screen.findByText("7 found")).toBeInTheDocument()
    await expect(screen.queryByRole("button", { name: "Next" })).toBeNull()
  },
}
/** The last row of a page was closed elsewhere, or the link is old. */
export const PastTheEnd: Story = {
  args: { part: Lines, search: "?page=4" },
  play: async () => {
    await press("To the first page")
    await expect(await screen.findByText("Call Ravi")).toBeVisible()
    await expect(said()).toBe("")
  },
}
export const PastTheEndNotCounted: Story = { ...PastTheEnd, args: { part: Uncounted, search: "?page=4" } }
export const Loading: Story = {
  ...holding([], { isSilent: true, isLoading: true }),
  play: async () => {
    await expect(await screen.findByRole("status", { name: "Loading…" })).toBeVisible()
    await expect(screen.queryByText("No tasks yet")).toBeNull()
  },
}
export const NotRead: Story = {
  ...holding(few, { isSilent: true, isFailed: true }),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("We couldn't load the tasks")
    await press("Try again")
    await waitFor(() => expect(names()).toHaveLength(3))
    await expect(screen.queryByRole("alert")).toBeNull()
  },
}
/** What was read stays, and says that it is old. */
export const NotReadAgain: Story = {
  ...holding(few, { isFailed: true }),
  play: async () => {
    await expect(await screen.findByText("What you see was read before.")).toBeVisible()
    await expect(names()).toHaveLength(3)
    await press("Try again")
    await waitFor(() => expect(screen.queryByText("What you see was read before.")).toBeNull())
  },
}
export const Empty: Story = {
  ...holding([]),
  args: { part: Lines },
  play: async () => {
    await expect(await button("Add one")).toBeVisible()
    await expect(screen.getByRole("searchbox")).toBeVisible()
  },
}
/** An empty list that has nothing to search or to frame. */
export const EmptyAlone: Story = {
  ...holding([]),
  args: { part: Alone },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 2, name: "No tasks yet" })).toBeVisible()
    await expect(screen.queryByRole("searchbox")).toBeNull()
    await expect(screen.queryByRole("heading", { name: "Tasks" })).toBeNull()
  },
}
export const NoneFound: Story = {
  ...holding(few),
  args: { part: Alone, search: "?q=nothing+like+this" },
  play: async () => {
    await expect((await screen.findByText("No task matches")).closest("[role=status]")).not.toBeNull()
    await expect(screen.queryByText("No tasks yet")).toBeNull()
    await press("Show all")
    await expect(await screen.findByText("Call Ravi")).toBeVisible()
  },
}

const box = (name: string) => screen.findByRole("checkbox", { name: `Select ${name}` })

/** Each row has its line, what failed its reason, and only what changed is undone. */
export const SeveralAtOnce: Story = {
  play: async () => {
    await press("Select tasks")
    await expect(await button("Change state")).toBeDisabled()
    await userEvent.click(await box("Call Ravi"))
    await userEvent.click(await box("Bake rye bread"))
    await expect(screen.getByText("2 selected")).toBeVisible()
    await press("Change state")
    await userEvent.click(await screen.findByRole("menuitem", { name: "done" }))
    await expect(await screen.findByText("1 changed · 1 not changed")).toBeVisible()
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent)
    await expect(lines).toEqual(["Call Ravi: done", "Bake rye bread: Oops. We couldn't find what you were looking for"])
    await expect(document.activeElement).toHaveTextContent("1 changed · 1 not changed")
    await expect(screen.queryByRole("checkbox")).toBeNull()
    await waitFor(() => expect(screen.getAllByText("done")).toHaveLength(2))
    await press("Undo")
    await waitFor(() => expect(screen.getByRole("listitem")).toHaveTextContent("Call Ravi: as before"))
    await expect(held.find(({ id }) => id === 1)?.state).toBe("open")
    await press("Close")
    await expect(await button("Select tasks")).toHaveFocus()
  },
}
export const AllShownAreSelected: Story = {
  play: async () => {
    await press("Select tasks")
    await press("Select all shown")
    await expect(screen.getByText("3 selected")).toBeVisible()
    await press("Select none")
    await expect(screen.getByText("0 selected")).toBeVisible()
    await press("Cancel")
    await expect(screen.queryByRole("checkbox")).toBeNull()
    await expect(await button("Select tasks")).toHaveFocus()
  },
}
/** New rows neither take away what was chosen nor where somebody is; a row that left is not acted upon. */
export const ALiveRefreshKeepsThePlace: Story = {
  play: async () => {
    await press("Select tasks")
    await userEvent.click(await box("Call Ravi"))
    await userEvent.click(await box("Answer Asha"))
    held = [task(0, "Newly come"), ...few.filter(({ id }) => id !== 1)]
    refresh()
    await waitFor(() => expect(names()[0]).toBe("Newly come"))
    await expect(screen.getByText("1 selected")).toBeVisible()
    await expect(await box("Answer Asha")).toBeChecked()
    await expect(await box("Answer Asha")).toHaveFocus()
    await expect(await box("Newly come")).not.toBeChecked()
  },
}
