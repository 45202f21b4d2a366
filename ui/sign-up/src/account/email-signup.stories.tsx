import { UserId } from "@domain/kernel"
import { EmailAddress } from "@domain/identity"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { MemoryRouter } from "react-router"
import { expect } from "storybook/test"
import { PortalProvider, presentTime, usePortal } from "@ui/shared/frame"
import { AccountCreated } from "./account-created.tsx"
import { AccountNotOpened } from "./account-not-opened.tsx"
import { AccountFields } from "./account-fields.tsx"
import { type AccountErrors, checkAccount } from "./check-account.ts"
import { PhoneCheck, type PhoneCheckProps } from "./phone-check.tsx"
import { SignedInCard } from "./signed-in-card.tsx"
import type { TypedAccount } from "./typed-account.ts"
import { Result } from "effect"

const meta = { title: "Journey/Account", component: AccountFields } satisfies Meta<typeof AccountFields>
export default meta
type Story = StoryObj

const empty: TypedAccount = {
  email: "",
  name: "",
  country: "IN",
  number: "98765 43210",
  hasAccepted: false,
}
const phone = "+919876543210"

const quiet: PhoneCheckProps["otp"] = {
  ask: async () => undefined,
  enter: async () => false,
  news: undefined,
  clearNews: () => undefined,
  sendingBy: undefined,
  isChecking: false,
  hasAsked: false,
}

const Phone = (changes: Partial<PhoneCheckProps>) => (
  <PhoneCheck
    typed={empty}
    e164={phone}
    isVerified={false}
    regions={["IN", "GB"]}
    error={undefined}
    otp={quiet}
    onType={() => undefined}
    onRefused={() => undefined}
    {...changes}
  />
)

const Account = ({ errors }: { readonly errors: AccountErrors }) => {
  const [typed, setTyped] = useState(empty)
  const [password, setPassword] = useState("")
  return (
    <AccountFields
      typed={typed}
      password={password}
      errors={errors}
      onType={(change) => setTyped({ ...typed, ...change })}
      onPassword={setPassword}
      onTyped={() => undefined}
      phone={<Phone />}
    />
  )
}

export const Empty: Story = { render: () => <Account errors={{}} /> }

const refused = checkAccount(empty, "", { of: "phone", proved: undefined })
export const Refused: Story = {
  render: () => <Account errors={Result.isFailure(refused) ? refused.failure : {}} />,
}

export const PasswordTooCommon: Story = {
  render: () => <Account errors={{ loginPassword: "validation.passwordTooCommon" }} />,
}

export const PasswordHasName: Story = {
  render: () => <Account errors={{ loginPassword: "validation.passwordHasName" }} />,
}

export const CodeSent: Story = {
  render: () => <Phone typed={{ ...empty, sentTo: phone, resendAt: presentTime() + 30_000 }} />,
}

export const WrongCode: Story = {
  render: () => (
    <Phone typed={{ ...empty, sentTo: phone }} otp={{ ...quiet, news: { kind: "wrong", attemptsLeft: 4 } }} />
  ),
}

export const Locked: Story = {
  render: () => <Phone typed={{ ...empty, lockedUntil: presentTime() + 15 * 60_000 }} />,
}

export const Verified: Story = { render: () => <Phone isVerified /> }

/** Where no messages reach phones, the code is mailed and proves the address. */
const MailedCode = (changes: Partial<PhoneCheckProps>) => {
  const value = usePortal()
  return (
    <PortalProvider value={{ ...value, portal: { ...value.portal, services: ["stripe"] } }}>
      <Phone mail={{ to: "asha@example.com" }} {...changes} />
    </PortalProvider>
  )
}

export const CodeByMail: Story = {
  render: () => <MailedCode />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("button")).toHaveLength(1)
  },
}

export const CodeMailed: Story = {
  render: () => <MailedCode typed={{ ...empty, sentTo: phone }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("asha@example.com")).toBeVisible()
  },
}

export const AddressVerified: Story = { render: () => <MailedCode isVerified /> }

export const Created: Story = { render: () => <AccountCreated /> }

export const Returned: Story = { render: () => <AccountCreated isReturning /> }

export const NotOpened: Story = {
  render: () => (
    <MemoryRouter initialEntries={["/signup/emailSignup"]}>
      <AccountNotOpened emailAddress="asha@sunrise.example" />
    </MemoryRouter>
  ),
}

export const SignedIn: Story = {
  render: () => (
    <SignedInCard
      user={{
        id: UserId.make(1),
        emailAddress: EmailAddress.make("asha@sunrise.example"),
        firstName: "Asha",
        lastName: "Rao",
        languageId: "en",
        roleIds: ["ClientAccess"],
      }}
    />
  ),
}
