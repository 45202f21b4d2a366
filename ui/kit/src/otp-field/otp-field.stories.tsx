import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { OtpField, type OtpFieldProps } from "./otp-field.tsx"
import { controlled, inHebrew, noControl } from "../testing/playground.tsx"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Otp field",
  component: OtpField,

  tags: ["autodocs"],
} satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj

const otp = (initial: string, error?: (t: Words) => string) =>
  show((t) => (
    <Held initial={initial}>
      {(value, set) => (
        <OtpField
          label={t("Code from the message", "הקוד מההודעה")}
          hint={t("We sent it to +91 98200 12345.", "שלחנו אותו למספר ‎+91 98200 12345.")}
          value={value}
          onChange={set}
          {...(error === undefined ? {} : { error: error(t) })}
        />
      )}
    </Held>
  ))

export const Playground: StoryObj<typeof OtpField> = {
  render: controlled(OtpField),
  args: {
    label: "Code from the message",
    hint: "We sent it to +91 98200 12345.",
    error: "",
    value: "482",
    length: 6,
    isDisabled: false,
    onChange: fn(),
    onComplete: fn(),
  },
  argTypes: { autoFocus: noControl },
  parameters: inHebrew<OtpFieldProps>({ label: "הקוד מההודעה", hint: "שלחנו אותו למספר ‎+91 98200 12345." }),
}

export const OtpEmpty: Story = { render: otp("") }

export const OtpHalf: Story = { render: otp("482") }

export const OtpInvalid: Story = {
  render: otp("482913", (t) =>
    t("Invalid OTP. Please enter the correct OTP to proceed", "הקוד החד־פעמי שגוי. הזינו את הקוד הנכון כדי להמשיך"),
  ),
}

export const APastedCodeLosesItsSpaces: Story = {
  render: otp(""),
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole("textbox")
    await userEvent.click(input)
    await userEvent.paste("482 913")
    await expect(input).toHaveValue("482913")
  },
}
