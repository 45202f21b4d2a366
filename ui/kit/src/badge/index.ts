export { Badge, type BadgeProps, type Status, StatusBadge, type StatusBadgeProps, type Tone } from "./badge.tsx"
