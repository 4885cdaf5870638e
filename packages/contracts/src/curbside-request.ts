const FROM_CAR = /^CURBSIDE PICKUP - PARKING #(?<spot>\d{1,4})$/u;

/** The stored text of a call from a car: each reader sees the parking spot in the words of their own language. */
export function curbsideRequest(spot: string): string {
  return `CURBSIDE PICKUP - PARKING #${spot}`;
}

/** The parking spot of a stored call; null = a call from no car. */
export function parkingSpotOf(request: string): string | null {
  return FROM_CAR.exec(request)?.groups?.['spot'] ?? null;
}
