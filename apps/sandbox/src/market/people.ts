import { pick, seeded } from "../core/random.ts"

type Person = { readonly name: string; readonly email: string; readonly phone: string; readonly city: string }

const IN_FIRST = ["Aarav", "Diya", "Rohan", "Ananya", "Vikram", "Meera", "Kabir", "Sneha", "Arjun", "Ishita"] as const
const IN_LAST = ["Kulkarni", "Sharma", "Iyer", "Patel", "Deshmukh", "Reddy", "Khan", "Joshi", "Nair", "Singh"] as const
const IN_CITY = ["Pune", "Mumbai", "Bengaluru", "Delhi", "Hyderabad"] as const
const GB_FIRST = ["Olivia", "Harry", "Amelia", "Jack", "Isla", "Thomas", "Priya", "Callum", "Freya", "Samuel"] as const
const GB_LAST = [
  "Bennett",
  "Clarke",
  "Hughes",
  "Patel",
  "Walker",
  "Morris",
  "Campbell",
  "Shaw",
  "Ellis",
  "Grant",
] as const
const GB_CITY = ["Bristol", "Leeds", "Manchester", "London", "Bath"] as const

/** An invented person of a country, always the same for the same seed; numbers are from reserved or unused ranges. */
export const inventPerson = (seed: string, country: string): Person => {
  const random = seeded(seed)
  const british = country === "GB"
  const firstName = british ? pick(random, GB_FIRST) : pick(random, IN_FIRST)
  const last = british ? pick(random, GB_LAST) : pick(random, IN_LAST)
  const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(random() * 10)).join("")
  return {
    name: `${firstName} ${last}`,
    email: `${firstName}.${last}${digits(2)}@example.com`.toLowerCase(),
    phone: british ? `+441174960${digits(3)}` : `+9198${digits(8)}`,
    city: british ? pick(random, GB_CITY) : pick(random, IN_CITY),
  }
}
