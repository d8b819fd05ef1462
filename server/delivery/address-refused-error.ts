/** The configuration does not allow this address. The message completes a sentence about the target's URL. */
export class AddressRefused extends Error {}
