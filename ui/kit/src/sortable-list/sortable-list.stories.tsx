import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { SortableList } from "./sortable-list.tsx"
import { inHebrew } from "../testing/playground.tsx"
import { Held } from "../testing/show.tsx"

const meta = { title: "Fields/Sortable list", component: SortableList, tags: ["autodocs"] } satisfies Meta<
  typeof SortableList
>
export default meta
type Story = StoryObj

const names = ["Fresh bread daily", "Cakes to order", "Open from seven"]

interface OrderedProps {
  readonly heading: string
  readonly lines: ReadonlyArray<string>
}

const Ordered = ({ heading, lines }: OrderedProps) => (
  <Held key={lines.join("|")} initial={lines.map((name) => ({ id: name, name }))}>
    {(items, set) => (
      <>
        <h2 id="ordered">{heading}</h2>
        <SortableList
          labelledBy="ordered"
          items={items}
          onMove={(from, to) => set(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)))}
        >
          {({ name }) => name}
        </SortableList>
      </>
    )}
  </Held>
)

/** Lines move by their handles: dragged, or by Enter, arrows and Enter. */
export const Playground: StoryObj<OrderedProps> = {
  render: (args) => <Ordered {...args} />,
  args: { heading: "Headlines", lines: names },
  parameters: inHebrew<OrderedProps>({
    heading: "כותרות",
    lines: ["לחם טרי בכל יום", "עוגות בהזמנה", "פתוח משבע"],
  }),
}

const Headlines = () => {
  const [items, setItems] = useState(names.map((name) => ({ id: name, name })))
  return (
    <>
      <h2 id="headlines">Headlines</h2>
      <SortableList
        labelledBy="headlines"
        items={items}
        onMove={(from, to) =>
          setItems((before) => before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1)))
        }
      >
        {({ name }) => <input aria-label={name} defaultValue={name} />}
      </SortableList>
    </>
  )
}

const shownOrder = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("textbox")
    .map((field) => field.getAttribute("aria-label"))

export const MovedByKeys: Story = {
  render: () => <Headlines />,
  play: async ({ canvasElement, canvas }) => {
    const [handle] = await canvas.findAllByRole("button")
    handle?.focus()
    for (const key of ["{Enter}", "{ArrowDown}", "{ArrowDown}"]) {
      const focused = document.activeElement
      await userEvent.keyboard(key)
      await waitFor(() => expect(document.activeElement).not.toBe(focused))
    }
    await userEvent.keyboard("{Enter}")
    await waitFor(() =>
      expect(shownOrder(canvasElement)).toEqual(["Cakes to order", "Open from seven", "Fresh bread daily"]),
    )
  },
}

export const TypedInto: Story = {
  render: () => <Headlines />,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>("textbox", { name: "Cakes to order" })
    await userEvent.type(field, " in Pune{ArrowLeft}{ArrowLeft}{Home}Big ")
    await expect(field).toHaveValue("Big Cakes to order in Pune")
  },
}
