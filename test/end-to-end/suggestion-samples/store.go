package store

import (
	"errors"
	"fmt"
	"sync"
)

// ErrMissing is returned for an order that nobody placed.
var ErrMissing = errors.New("no such order")

// Order is what a customer asked for.
type Order struct {
	ID       string
	Customer string
	Pieces   int
}

// Store keeps orders in memory.
type Store struct {
	mutex  sync.Mutex
	orders map[string]Order
}

// Open returns an empty store.
func Open(capacity int) *Store {
	return &Store{orders: make(map[string]Order, capacity)}
}

// Add keeps an order under its number.
func (store *Store) Add(order Order) error {
	if order.Pieces <= 0 {
		return fmt.Errorf("order %q has %d pieces", order.ID, order.Pieces)
	}
	store.mutex.Lock()
	defer store.mutex.Unlock()
	store.orders[order.ID] = order
	return nil
}

// Find returns the order with a number.
func (store *Store) Find(number string) (Order, error) {
	store.mutex.Lock()
	defer store.mutex.Unlock()
	order, known := store.orders[number]
	if !known {
		return Order{}, ErrMissing
	}
	return order, nil
}

// Total adds up the pieces of a customer.
func (store *Store) Total(customer string) int {
	total := 0
	for _, order := range store.orders {
		if order.Customer == customer {
			total += order.Pieces
		}
	}
	return total
}
