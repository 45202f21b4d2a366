import { type AnyContract, type Caller, contract } from "@application/kernel"
import { InvalidFields, UserAlreadyExists, WeakPassword } from "@domain/identity"
import { email } from "@domain/validation"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { UseCaseProvider } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { PhoneField } from "@ui/kit/phone-field"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { Result, Schema } from "effect"
import { useState } from "react"
import { createMemoryRouter, useNavigate } from "react-router"
import { RouterProvider } from "react-router/dom"
import { expect, waitFor } from "storybook/test"
import { FailureNotice } from "../frame/failure-notice.tsx"
import { LeavePrompt, useForm } from "./index.ts"

const Address = Schema.String.check(Schema.isPattern(/@/u)).pipe(Schema.brand("Address"))

const BookTable = contract("test/BookTable", {
  kind: "command",
  access: "readPortal",
  input: Schema.Struct({
    guest: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(12)),
    emailAddress: Address,
    phone: Schema.Struct({ country: Schema.String, number: Schema.String }),
    seats: Schema.Int,
    deposit: Schema.optionalKey(Schema.Int),
    place: Schema.Literals(["inside", "garden"]),
    day: Schema.String,
    wishes: Schema.String,
    isRegular: Schema.Boolean,
  }),
  output: Schema.String,
  failures: [InvalidFields, UserAlreadyExists, WeakPassword],
})

const places = ["inside", "garden"] as const

const nothing = {
  name: "",
  emailAddress: "",
  phone: { country: "IN", number: "" },
  seats: 2 as number | undefined,
  deposit: undefined as number | undefined,
  place: "inside" as (typeof places)[number],
  day: "",
  wishes: "",
  isRegular: false,
}

/** Calls as they were sent, each to be ended by the story. */
let sent: Array<{ readonly input: object; readonly end: (outcome: object) => void }> = []

const call: Caller = <C extends AnyContract>(_: C, input: object) =>
  new Promise((resolve) => void sent.push({ input, end: (outcome) => resolve(outcome as never) }))

const end = (outcome: object) => sent.at(-1)?.end(outcome)
const fail = (failure: object) => end({ status: "failed", failure })

const Booking = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const navigate = useNavigate()
  const form = useForm(BookTable, {
    values: nothing,
    input: ({ name, seats, deposit, ...others }) =>
      Result.mapError(
        Result.map(email(others.emailAddress), (emailAddress) => ({
          ...others,
          guest: name,
          emailAddress,
          seats: seats ?? Number.NaN,
          ...(deposit !== undefined && { deposit }),
        })),
        (failure) => ({ emailAddress: failure, ...(name === "" && { name: "Who is coming?" }) }),
      ),
    names: { guest: "name" },
    at: { UserAlreadyExists: "emailAddress", WeakPassword: "wishes" },
    keepAs: "booking",
    isDisabled,
    revalidate: false,
    onSaved: (_, { values, begin }) => {
      if (values.wishes === "anew") begin(nothing)
    },
  })
  return (
    <form {...form.props} style={{ display: "grid", gap: "1rem", maxInlineSize: "26rem", padding: "1rem" }}>
      <LeavePrompt form={form} isKept />
      <FailureNotice failure={form.failure} />
      {form.isSaved ? <Banner tone="success">The table is booked.</Banner> : null}
      <TextField label="Name" {...form.field("name")} isRequired />
      <TextField label="Email" type="email" inputDirection="ltr" {...form.field("emailAddress")} isRequired />
      <PhoneField
        label="Mobile number"
        countryLabel="Country code"
        countries={[{ code: "IN", name: "India", dialCode: "91" }]}
        {...form.field("phone")}
      />
      <NumberField label="Seats" minValue={1} maxValue={12} {...form.number("seats")} />
      <MoneyField label="Deposit" symbol="₹" minorDigits={2} {...form.field("deposit")} />
      <Select
        label="Where"
        placeholder="Choose a place"
        options={places.map((id) => ({ id, label: id === "inside" ? "Inside" : "In the garden" }))}
        {...form.choice("place", places)}
      />
      <TextField label="Day" type="date" {...form.field("day")} />
      <TextArea label="Wishes" maxLength={200} {...form.field("wishes")} />
      <Checkbox {...form.checkbox("isRegular")}>I have been here before</Checkbox>
      <Button type="submit" isDisabled={isDisabled} isPending={form.isPending} pendingLabel="Booking">
        Book
      </Button>
      <Button kind="secondary" onPress={() => void navigate("/elsewhere")}>
        Elsewhere
      </Button>
      <p>{form.isDirty ? "Changed" : "Unchanged"}</p>
    </form>
  )
}

const Stage = ({ isDisabled = false }: { readonly isDisabled?: boolean }) => {
  const [router] = useState(() =>
    createMemoryRouter([
      { path: "/", element: <Booking isDisabled={isDisabled} /> },
      { path: "/elsewhere", element: <h1>Elsewhere</h1> },
    ]),
  )
  return (
    <UseCaseProvider useCases={{ call, prepare: () => undefined }}>
      <RouterProvider router={router} />
    </UseCaseProvider>
  )
}

const meta = {
  title: "Forms/Form over a call",
  component: Stage,
  beforeEach: () => {
    sent = []
    window.history.replaceState(null, "")
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story["play"]>
type Canvas = Parameters<Play>[0]["canvas"]
type UserEvent = Parameters<Play>[0]["userEvent"]

const inputOf = (canvas: Canvas, label: string | RegExp) => canvas.findByLabelText(label)

const fillIn = async (canvas: Canvas, userEvent: UserEvent) => {
  await userEvent.type(await inputOf(canvas, "Name"), "Asha")
  await userEvent.type(await inputOf(canvas, "Email"), "asha@example.com")
}
const book = async (canvas: Canvas, userEvent: UserEvent) =>
  userEvent.click(await canvas.findByRole("button", { name: "Book" }))

const send = async (canvas: Canvas, userEvent: UserEvent) => {
  await fillIn(canvas, userEvent)
  await book(canvas, userEvent)
  await waitFor(() => expect(sent).toHaveLength(1))
}

/** The form at its beginning: nothing is wrong before it is sent. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Unchanged")).toBeVisible()
    await expect(await inputOf(canvas, "Name")).not.toHaveAttribute("aria-invalid")
  },
}

/** No field of a form can be changed, and it is not sent. */
export const NothingToChange: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(await inputOf(canvas, "Wishes")).toBeDisabled()
    await expect(canvas.getByRole("textbox", { name: "Seats" })).toBeDisabled()
    await expect(canvas.getByRole("checkbox")).toBeDisabled()
  },
}

/** The form's rules refuse fields in place, the first gets the keyboard, and what is put right is told at once. */
export const RefusedByRules: Story = {
  play: async ({ canvas, userEvent }) => {
    await book(canvas, userEvent)
    await expect(await canvas.findByText("Who is coming?")).toBeVisible()
    await expect(await canvas.findByText("Please enter your email address.")).toBeVisible()
    await expect(await inputOf(canvas, "Name")).toHaveFocus()
    await userEvent.type(await inputOf(canvas, "Name"), "A")
    await expect(canvas.queryByText("Who is coming?")).toBeNull()
    await expect(canvas.getByText("Please enter your email address.")).toBeVisible()
    await expect(sent).toHaveLength(0)
  },
}

/** The schema of the call's input refuses fields that the rules let through, under the form's own names. */
export const RefusedBySchema: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent)
    await userEvent.type(await inputOf(canvas, "Name"), " Deshpande")
    await book(canvas, userEvent)
    await expect(await canvas.findByText("This is too long: at most 12 characters.")).toBeVisible()
    await waitFor(async () => expect(await inputOf(canvas, "Name")).toHaveFocus())
    await expect(sent).toHaveLength(0)
    await userEvent.type(await inputOf(canvas, "Name"), "{Backspace}")
    await expect(canvas.queryByText("This is too long: at most 12 characters.")).toBeNull()
  },
}

/** A number field that is empty is refused in place, with the keyboard in its box and not on its buttons. */
export const RefusedNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent)
    await userEvent.clear(await canvas.findByRole("textbox", { name: "Seats" }))
    await book(canvas, userEvent)
    await expect(await canvas.findByText("Please fill this in.")).toBeVisible()
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Seats" })).toHaveFocus())
  },
}

/** It is sent once however often it is pressed, and what is typed meanwhile stays. */
export const Pending: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    await userEvent.click(await canvas.findByRole("button", { name: /Book/ }))
    await userEvent.type(await inputOf(canvas, "Name"), "{Enter}")
    await userEvent.type(await inputOf(canvas, "Wishes"), "Window")
    await expect(canvas.getByRole("button", { name: /Book/ })).toHaveAttribute("data-pending")
    await expect(sent).toHaveLength(1)
    await expect(sent[0]?.input).toMatchObject({ guest: "Asha", emailAddress: "asha@example.com", seats: 2 })
  },
}

/** What was sent is saved; what was typed meanwhile is a change again. */
export const SavedWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    await userEvent.type(await inputOf(canvas, "Wishes"), "Window")
    end({ status: "succeeded", output: "T7" })
    await expect(await canvas.findByText("Changed")).toBeVisible()
    await expect(await inputOf(canvas, "Wishes")).toHaveValue("Window")
  },
}

/** A form that was saved is one that was not sent: its rules are silent until it is sent again. */
export const SilentOnceSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    end({ status: "succeeded", output: "T7" })
    await expect(await canvas.findByText("The table is booked.")).toBeVisible()
    await userEvent.clear(await inputOf(canvas, "Email"))
    await expect(canvas.queryByText("Please enter your email address.")).toBeNull()
  },
}

/** Saved: nothing is left to save until something is typed. */
export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    end({ status: "succeeded", output: "T7" })
    await expect(await canvas.findByText("The table is booked.")).toBeVisible()
    await expect(canvas.getByText("Unchanged")).toBeVisible()
    await userEvent.type(await inputOf(canvas, "Wishes"), "W")
    await expect(canvas.queryByText("The table is booked.")).toBeNull()
  },
}

/** A saved form may begin anew, with nothing wrong. */
export const BegunAnew: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await inputOf(canvas, "Wishes"), "anew")
    await send(canvas, userEvent)
    end({ status: "succeeded", output: "T7" })
    await waitFor(async () => expect(await inputOf(canvas, "Name")).toHaveValue(""))
    await expect(canvas.queryByText("Who is coming?")).toBeNull()
    await expect(canvas.getByText("Unchanged")).toBeVisible()
  },
}

/** A failure that names fields is told at them and not again above; typing in another field leaves it there. */
export const FieldsFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    fail(new InvalidFields({ fields: { guest: ["validation.specialCharacters"] } }))
    await expect(await canvas.findByText(/^Only letters, numbers/)).toBeVisible()
    await expect(await inputOf(canvas, "Name")).toHaveFocus()
    await expect(canvas.queryByText("Some details aren't right. Please check them.")).toBeNull()
    await userEvent.type(await inputOf(canvas, "Wishes"), "Window")
    await expect(canvas.getByText(/^Only letters, numbers/)).toBeVisible()
    await userEvent.type(await inputOf(canvas, "Name"), "!")
    await expect(canvas.queryByText(/^Only letters, numbers/)).toBeNull()
    await expect(await inputOf(canvas, "Name")).toHaveValue("Asha!")
  },
}

/** A failure about one field keeps its own words, told at the field. */
export const OneFieldFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    fail(new UserAlreadyExists())
    await expect(await inputOf(canvas, "Email")).toHaveAccessibleDescription("User Already Exists")
    await expect(await inputOf(canvas, "Email")).toHaveFocus()
  },
}

/** A failure of the whole call is told above, with what was typed still there. */
export const CallFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await send(canvas, userEvent)
    end({ status: "broken", error: new Error("offline") })
    await expect(await canvas.findByText(/^Something went wrong/)).toBeVisible()
    await expect(await inputOf(canvas, "Name")).toHaveValue("Asha")
    await userEvent.type(await inputOf(canvas, "Name"), "!")
    await expect(canvas.queryByText(/^Something went wrong/)).toBeNull()
  },
}

/** What is typed is kept for a reload until it is saved. */
export const Kept: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent)
    await waitFor(() => expect(String(window.history.state?.booking)).toContain("asha@example.com"))
    await book(canvas, userEvent)
    await waitFor(() => expect(sent).toHaveLength(1))
    end({ status: "succeeded", output: "T7" })
    await waitFor(() => expect(window.history.state?.booking).toBe("null"))
  },
}

/** After a reload the form shows what was typed, as a change. */
export const Recalled: Story = {
  beforeEach: () => window.history.replaceState({ booking: JSON.stringify({ ...nothing, name: "Asha" }) }, ""),
  play: async ({ canvas }) => {
    await expect(await inputOf(canvas, "Name")).toHaveValue("Asha")
    await expect(canvas.getByText("Changed")).toBeVisible()
  },
}

const goElsewhere = async (canvas: Canvas, userEvent: UserEvent) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Elsewhere" }))
}

/** Whoever leaves unsaved changes is asked, and may stay. */
export const AskedAndStayed: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await fillIn(canvas, userEvent)
    await goElsewhere(canvas, userEvent)
    const page = canvasElement.ownerDocument
    const dialog = () => page.querySelector('[role="alertdialog"]')
    await waitFor(() => expect(dialog()).not.toBeNull())
    const buttons = [...(dialog()?.querySelectorAll("button") ?? [])].map(({ textContent }) => textContent)
    await expect(buttons).toEqual(["Leave", "Stay", "Save and continue"])
    await userEvent.click(dialog()?.querySelectorAll("button")[1] as HTMLElement)
    await waitFor(() => expect(dialog()).toBeNull())
    await expect(await inputOf(canvas, "Name")).toHaveValue("Asha")
  },
}

const answer = async (canvasElement: HTMLElement, userEvent: UserEvent, name: string) => {
  const page = canvasElement.ownerDocument
  const button = () =>
    [...page.querySelectorAll<HTMLElement>('[role="alertdialog"] button')].find((one) => one.textContent === name)
  await waitFor(() => expect(button()).toBeDefined())
  await userEvent.click(button() as HTMLElement)
}

/** Leaving gives up what was typed, for a later visit too. */
export const AskedAndLeft: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await fillIn(canvas, userEvent)
    await goElsewhere(canvas, userEvent)
    await answer(canvasElement, userEvent, "Leave")
    await expect(await canvas.findByRole("heading", { name: "Elsewhere" })).toBeVisible()
    await expect(window.history.state?.booking).toBe("null")
    await expect(sent).toHaveLength(0)
  },
}

/** Saving leads on once it is saved. */
export const AskedAndSaved: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await fillIn(canvas, userEvent)
    await goElsewhere(canvas, userEvent)
    await answer(canvasElement, userEvent, "Save and continue")
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(canvas.queryByRole("heading", { name: "Elsewhere" })).toBeNull()
    end({ status: "succeeded", output: "T7" })
    await expect(await canvas.findByRole("heading", { name: "Elsewhere" })).toBeVisible()
  },
}

/** A save that fails asks again, so that nothing is lost without consent. */
export const AskedAndNotSaved: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await fillIn(canvas, userEvent)
    await goElsewhere(canvas, userEvent)
    await answer(canvasElement, userEvent, "Save and continue")
    await waitFor(() => expect(sent).toHaveLength(1))
    end({ status: "broken", error: new Error("offline") })
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector('[role="alertdialog"]')).toHaveTextContent(/couldn't be saved/),
    )
    await answer(canvasElement, userEvent, "Stay")
    await waitFor(async () => expect(await inputOf(canvas, "Name")).toHaveValue("Asha"))
  },
}

/** An unchanged form is left without a question. */
export const NotAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    await goElsewhere(canvas, userEvent)
    await expect(await canvas.findByRole("heading", { name: "Elsewhere" })).toBeVisible()
  },
}
