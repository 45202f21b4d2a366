import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, within } from "storybook/test"
import { PhoneField, type PhoneFieldProps } from "./phone-field.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = {
  title: "Fields/Phone field",
  component: PhoneField,

  tags: ["autodocs"],
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj

const countriesOf = (t: Words): PhoneFieldProps["countries"] => [
  { code: "IN", name: t("India", "הודו"), dialCode: "91" },
  { code: "GB", name: t("United Kingdom", "הממלכה המאוחדת"), dialCode: "44" },
]

export const Playground: StoryObj<typeof PhoneField> = {
  render: controlled(PhoneField),
  args: {
    label: "Mobile number",
    hint: "We send a code to it.",
    error: "",
    countryLabel: "Country code",
    countries: countriesOf((english) => english),
    value: { country: "IN", number: "98200 12345" },
    isDisabled: false,
    isRequired: true,
    onChange: fn(),
  },
  argTypes: { value: { control: "object" } },
  parameters: inHebrew<PhoneFieldProps>({
    label: "מספר נייד",
    hint: "נשלח אליו קוד.",
    countryLabel: "קידומת מדינה",
    countries: countriesOf((_, hebrew) => hebrew),
  }),
}

export const Phone: Story = {
  render: show((t) => (
    <Held initial={{ country: "IN", number: "98200 12345" }}>
      {(value, set) => (
        <PhoneField
          label={t("Mobile number", "מספר נייד")}
          countryLabel={t("Country code", "קידומת מדינה")}
          countries={[
            { code: "IN", name: t("India", "הודו"), dialCode: "91" },
            { code: "GB", name: t("United Kingdom", "הממלכה המאוחדת"), dialCode: "44" },
          ]}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )),
}

export const LettersNeverEnterAPhoneNumber: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole("textbox")
    await userEvent.clear(input)
    await userEvent.type(input, "98abc-20 12345678901234567890123")
    await expect(input).toHaveValue("98-20 1234567890123456789")
  },
}
