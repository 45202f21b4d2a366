import { SubscribeUser, UnsubscribeUser } from "@application/identity/contract"
import { type PushState, pushClientCode as clientCode } from "@application/identity/flows"
import type { UserId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { usePushDevice } from "@ui/shared/frame"
import { useEffect, useState } from "react"

/** Push messages of this browser: where they stand, and turning them on and off. */
export const usePush = (userId: UserId, publicKey: string) => {
  const device = usePushDevice()
  const [state, setState] = useState<PushState>()
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [subscribing, subscribe] = useCommand(SubscribeUser, { revalidate: false })
  const [unsubscribing, unsubscribe] = useCommand(UnsubscribeUser, { revalidate: false })
  useEffect(() => {
    let isShown = true
    device.state(userId).then(
      (now) => isShown && setState(now),
      () => isShown && setState("unsupported"),
    )
    return () => {
      isShown = false
    }
  }, [device, userId])

  const tell = async (work: () => Promise<void>) => {
    setIsPending(true)
    setHasFailed(false)
    try {
      await work()
      setState(await device.state(userId))
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }
  const turnOn = () =>
    tell(async () => {
      const token = await device.subscribe(publicKey)
      if (token === undefined) return
      const outcome = await subscribe({ userId, clientCode, subscriptionType: "Push", ...token })
      if (outcome?.status === "succeeded") device.noteOwner(userId)
      else await device.unsubscribe()
    })
  const turnOff = () =>
    tell(async () => {
      const token = await device.unsubscribe()
      if (token !== undefined) await unsubscribe({ userId, clientCode, subscriptionType: "Push", ...token })
    })
  return { state, isPending, hasFailed, commands: [subscribing, unsubscribing] as const, turnOn, turnOff }
}
