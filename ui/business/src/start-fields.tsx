import { lazyPart } from "@ui/container"
import { Skeleton } from "@ui/kit/skeleton"
import { Suspense } from "react"
import { AddressField } from "./address-field.tsx"
import type { StartFormState } from "./use-start-fields.ts"
import { WayChoice } from "./way-choice.tsx"

/** Fields for people without a page to read. They are a chunk of their own, since most people have a page to read. */
const ManualFields = lazyPart(async () => (await import("./manual-fields.tsx")).ManualFields)

/** Asks only people who come back with another address. */
const OtherAddressDialog = lazyPart(async () => (await import("./other-address-dialog.tsx")).OtherAddressDialog)

export interface StartFieldsProps {
  readonly form: StartFormState
  /** Leaves the fields by hand to the page. */
  readonly isBare?: boolean
}

/** Website, page on a network, or by hand, with what the chosen way asks for. */
export const StartFields = ({ form, isBare = false }: StartFieldsProps) => {
  const { details, errors, way, choose, moveTo, address, setAddress, manual, changeManual, otherAddress } = form
  const byHand = isBare ? null : (
    <Suspense fallback={<Skeleton shape="box" height="20rem" />}>
      <ManualFields value={manual} onChange={changeManual} errorOf={errors.textOf} />
    </Suspense>
  )
  return (
    <>
      <WayChoice value={way} onChange={choose}>
        {way === "manual" ? (
          byHand
        ) : (
          <AddressField
            way={way}
            value={address}
            onChange={setAddress}
            onSwitch={moveTo}
            error={errors.textOf("address")}
          />
        )}
      </WayChoice>
      {otherAddress.address === undefined ? null : (
        <Suspense fallback={null}>
          <OtherAddressDialog
            address={otherAddress.address}
            name={details?.business.name}
            onReplace={() => otherAddress.answer(true)}
            onKeep={() => otherAddress.answer(false)}
            onClose={otherAddress.close}
          />
        </Suspense>
      )}
    </>
  )
}
